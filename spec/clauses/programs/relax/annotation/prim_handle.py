# RLX-PrimStructInfo-dtype, Relax/WellFormed/19: expect ill-formed I-STRUCT-INFO at 6:13
from tvm.script import relax as R


@R.function
def main(x: R.Prim("handle")):
    return x
