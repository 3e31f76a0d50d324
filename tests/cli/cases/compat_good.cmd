tenor compat 'R.Tensor((n * 2, m), "float32")' 'R.Tensor((n + n, m), dtype="float32")'
