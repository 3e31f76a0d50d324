# RLX-ShapeStructInfo-shape-variables, Relax/WellFormed/15: expect ill-formed I-SHAPE-VAR at 9:17
from tvm.script import relax as R
from tvm.script import tir as T


@R.function
def main(x: R.Shape(ndim=1)):
    n = T.int64()
    y: R.Shape([n]) = x
    return y
