# Relax/Scope/p3:c, Relax/WellFormed/5:b: expect well-formed
from tvm.script import relax as R
from tvm.script import tir as T


@R.function
def main(x: R.Tensor(dtype="float32", ndim=3), s: R.Shape(ndim=1)):
    n = T.int64()
    m = T.int64()
    k = T.int64()
    y = R.match_cast(x, R.Tensor((n * m, m, n), "float32"))
    t = R.match_cast(s, R.Shape([k]))
    z = R.reshape(y, R.shape([n * m * m * n]))
    return z
