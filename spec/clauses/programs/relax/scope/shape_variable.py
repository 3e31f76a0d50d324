# RLX-ShapeVariable-bound, Relax/WellFormed/5: expect ill-formed I-SHAPE-VAR at 9:31
from tvm.script import relax as R
from tvm.script import tir as T


@R.function
def main(x: R.Tensor((4,), "float32")):
    n = T.int64()
    y = R.reshape(x, R.shape([n, 2]))
    return y
