# RLX-Expr-leaf, Relax/Normalize/4: expect well-formed L-NORMAL-FORM at 8:19
from tvm.script import relax as R


@R.function
def main(c: R.Tensor((), "bool"), x: R.Tensor((4,), "float32")):
    if c:
        y = R.add(R.multiply(x, x), x)
    else:
        y = x
    return y
