# Relax/WellFormed/2:b: expect ill-formed P-NAME at 7:15
from tvm.script import relax as R


@R.function
def main(x: R.Tensor((4,), "float32")):
    y = R.add(y, x)
    return y
