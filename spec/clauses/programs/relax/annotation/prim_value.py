# RLX-PrimStructInfo-value, Relax/WellFormed/22: expect ill-formed I-STRUCT-INFO at 7:13
from tvm.script import relax as R
from tvm.script import tir as T


@R.function
def main(x: R.Prim("int32", value=T.int64(4))):
    return x
