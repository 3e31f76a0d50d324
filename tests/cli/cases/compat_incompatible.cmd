tenor compat 'R.Tensor((n, 4))' 'R.Tensor((n + 1, 4))'
