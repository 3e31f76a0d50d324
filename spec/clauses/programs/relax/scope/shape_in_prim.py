# RLX-PrimStructInfo-shape-variables, Relax/WellFormed/16: expect ill-formed I-SHAPE-VAR at 9:21
from tvm.script import relax as R
from tvm.script import tir as T


@R.function
def main(x: R.Prim("int64")):
    n = T.int64()
    y: R.Prim(value=n) = x
    return y
