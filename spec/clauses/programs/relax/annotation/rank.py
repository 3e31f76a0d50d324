# Relax/WellFormed/14:e: expect ill-formed P-ARGUMENT at 6:46
from tvm.script import relax as R


@R.function
def main(x: R.Tensor((4, 4), "float32", ndim=3)):
    return x
