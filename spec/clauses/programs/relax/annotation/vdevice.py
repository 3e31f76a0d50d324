# Relax/WellFormed/24: expect ill-formed P-ARGUMENT at 6:39
from tvm.script import relax as R


@R.function
def main(x: R.Tensor((4,), "float32", "cuda:0")):
    return x
