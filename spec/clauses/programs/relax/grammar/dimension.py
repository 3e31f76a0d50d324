# Relax/Grammar/PrimExpr, Relax/Grammar/PrimExpr/Min, Relax/Grammar/PrimExpr/Select, Relax/Grammar/PrimExpr/Not: expect well-formed
from tvm.script import relax as R
from tvm.script import tir as T


@R.function
def main(x: R.Tensor(("n", "m"), "float32")) -> R.Shape(ndim=3):
    n = T.int64()
    m = T.int64()
    s = R.shape([T.min(n, m) + T.max(n, 2) * m - 1, n // 2 % 3, T.Select(n > 4 or not m < 8 and n == m, n, m)])
    return s
