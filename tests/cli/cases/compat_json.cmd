tenor compat --format json 'R.Tensor((n,))' 'R.Tensor((m,), "int8")'
