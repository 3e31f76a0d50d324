# RLX-DataType-lanes, Relax/WellFormed/20: expect ill-formed I-STRUCT-INFO at 6:13
from tvm.script import relax as R


@R.function
def main(x: R.Tensor((4,), "float32x4")):
    return x
