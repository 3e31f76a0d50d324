# RLX-PrimValue-number, Relax/WellFormed/18: expect ill-formed I-STRUCT-INFO at 8:22
from tvm.script import relax as R
from tvm.script import tir as T


@R.function
def main(x: R.Object):
    y = R.prim_value(T.Broadcast(T.int64(4), 2))
    return y
