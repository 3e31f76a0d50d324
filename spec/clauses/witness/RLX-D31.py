# RLX-D31: a cast whose first dimension uses what the second one binds
# intended: well-formed
# as-written: ill-formed I-SHAPE-VAR
from tvm.script import relax as R
from tvm.script import tir as T


@R.function
def main(x: R.Tensor(dtype="float32", ndim=2)):
    n = T.int64()
    y = R.match_cast(x, R.Tensor((2 * n, n), "float32"))
    return y
