# RLX-Dimension-integer, Relax/Dims/p1: expect ill-formed I-STRUCT-INFO at 7:23
from tvm.script import relax as R
from tvm.script import tir as T


@R.function
def main(x: R.Tensor((T.float32(4),), "float32")):
    return x
