# Relax/WellFormed/3, Relax/Scope/p1:c: expect ill-formed P-NAME at 7:18
from tvm.script import relax as R


@R.function
def main(x: R.Tensor((4,), "float32")):
    z = R.add(x, y)
    y = R.add(x, x)
    return z
