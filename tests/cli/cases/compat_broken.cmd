tenor compat 'R.Tensor((n,)' 'R.Tenso((m,))' --assume 'n + m' --var 'm'
