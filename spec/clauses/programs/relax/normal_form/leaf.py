# RLX-Expr-leaf, Relax/NormalForm/1, Relax/NormalForm/1:d, Relax/Normalize/3: expect well-formed L-NORMAL-FORM at 7:15
from tvm.script import relax as R


@R.function
def main(x: R.Tensor((4,), "float32")):
    y = R.add(R.multiply(x, x), x)
    return y
