# Relax/WellFormed/14:e: expect ill-formed I-STRUCT-INFO at 6:13
from tvm.script import relax as R


@R.function
def main(x: R.Tensor((4, 4), "float32", ndim=3)):
    return x
