# RLX-Expr-leaf, Relax/NormalForm/1:e: expect well-formed L-NORMAL-FORM at 7:14
from tvm.script import relax as R


@R.function
def main(x: R.Tensor((4,), "float32")):
    y = ((x, R.add(x, x)), x)
    return y
