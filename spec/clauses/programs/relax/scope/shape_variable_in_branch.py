# RLX-ShapeVariable-bound, Relax/Scope/p3:c: expect ill-formed I-SHAPE-VAR at 14:18
from tvm.script import relax as R
from tvm.script import tir as T


@R.function
def main(c: R.Tensor((), "bool"), x: R.Tensor(dtype="float32", ndim=1)):
    n = T.int64()
    if c:
        a = R.match_cast(x, R.Tensor((n,), "float32"))
        y = R.shape([n])
    else:
        y = R.shape([4])
    z = R.shape([n])
    return z
