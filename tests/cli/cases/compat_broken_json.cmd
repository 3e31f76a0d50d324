tenor compat --format json 'R.Tensor((n,)' 'n + 1'
