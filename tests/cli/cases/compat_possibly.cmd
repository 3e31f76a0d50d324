tenor compat 'R.Tuple(R.Tensor((n, m), "float32"), R.Shape)' 'R.Tuple(R.Tensor((n, k + 1), "float32"), R.Shape([n]))'
