tenor compat 'R.Callable((R.Tensor((n,)),), R.Tensor((n,)))' 'R.Callable((R.Tensor((m,)),), R.Any, False)'
