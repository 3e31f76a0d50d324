# Relax/Scope/3:b: expect ill-formed P-NAME at 12:18
from tvm.script import relax as R


@R.function
def main(c: R.Tensor((), "bool"), x: R.Tensor((4,), "float32")):
    if c:
        a = R.add(x, x)
        y = R.add(a, x)
    else:
        y = R.multiply(x, x)
    z = R.add(y, a)
    return z
