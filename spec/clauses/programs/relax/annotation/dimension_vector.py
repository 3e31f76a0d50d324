# RLX-Dimension-computes, RLX-D18: expect ill-formed I-STRUCT-INFO at 8:18
from tvm.script import relax as R
from tvm.script import tir as T


@R.function
def main(x: R.Shape(ndim=1)):
    y = R.shape([T.Broadcast(T.int64(4), 2)])
    return y
