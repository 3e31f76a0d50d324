# Relax/Grammar/Binding/MatchCast, Relax/Grammar/Binding/VarBinding: expect well-formed
from tvm.script import relax as R
from tvm.script import tir as T


@R.function
def main(x: R.Tensor(dtype="float32", ndim=1)) -> R.Tensor(dtype="float32", ndim=1):
    n = T.int64()
    R.match_cast(x, R.Tensor((n,), "float32"))
    y = R.match_cast(x, R.Tensor((n,), "float32"))
    z = R.add(y, y)
    return z
