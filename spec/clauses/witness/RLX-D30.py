# RLX-D30: a dimension of 32 bits
# intended: well-formed
# as-written: ill-formed I-STRUCT-INFO
from tvm.script import relax as R
from tvm.script import tir as T


@R.function
def main(x: R.Tensor((T.int32(4),), "float32")):
    return x
