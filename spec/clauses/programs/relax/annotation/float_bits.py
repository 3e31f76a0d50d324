# RLX-DataType-bits, Relax/WellFormed/20:e: expect ill-formed I-STRUCT-INFO at 6:13
from tvm.script import relax as R


@R.function
def main(x: R.Tensor((4,), "float128")):
    return x
