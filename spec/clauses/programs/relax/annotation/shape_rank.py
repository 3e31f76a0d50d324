# Relax/WellFormed/15:c: expect ill-formed I-STRUCT-INFO at 6:13
from tvm.script import relax as R


@R.function
def main(x: R.Shape([4, 4], ndim=3)):
    return x
