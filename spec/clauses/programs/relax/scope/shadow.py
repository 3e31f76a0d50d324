# Relax/Scope/p2, Relax/Scope/p2:b, Relax/Scope/p2:c: expect well-formed
from tvm.script import relax as R


@R.function
def main(c: R.Tensor((), "bool"), x: R.Tensor((4,), "float32")) -> R.Tensor((4,), "float32"):
    if c:
        x = R.multiply(x, x)
        y = R.add(x, x)
    else:
        y = x
    z = R.add(x, y)
    return z
