tenor compat --call 'R.Tuple(R.Tensor((n, n + 1)), R.Prim(value=m))' 'R.Tuple(R.Tensor((n, k)), R.Prim(value=n))'
