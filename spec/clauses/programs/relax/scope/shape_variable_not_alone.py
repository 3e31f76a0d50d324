# RLX-TensorStructInfo-shape-variables, Relax/WellFormed/5:b, Relax/WellFormed/14:c: expect ill-formed I-SHAPE-VAR at 9:39
from tvm.script import relax as R
from tvm.script import tir as T


@R.function
def main(x: R.Tensor(dtype="float32", ndim=1)):
    n = T.int64()
    y = R.match_cast(x, R.Tensor((2 * n,), "float32"))
    return y
