tenor compat --assume 'n == 2 * m' --assume 'm > 0' --var 'n: int64' 'R.Tensor((n // 2,))' 'R.Tensor((m,))'
