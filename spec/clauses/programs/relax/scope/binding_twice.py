# Relax/Scope/p1, Relax/Function/p1: expect ill-formed P-ARGUMENT at 6:40
from tvm.script import relax as R


@R.function
def main(x: R.Tensor((4,), "float32"), x: R.Tensor((4,), "float32")):
    return x
