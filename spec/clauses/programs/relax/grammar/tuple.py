# Relax/Grammar/Expr/Tuple, Relax/Grammar/Expr/TupleGetItem, Relax/Grammar/Expr/ShapeExpr, Relax/Grammar/StructInfo/TupleStructInfo: expect well-formed L-NORMAL-FORM at 10:10
from tvm.script import relax as R


@R.function
def main(x: R.Tensor((4,), "float32")) -> R.Tuple(R.Tensor((2, 2), "float32"), R.Shape([2, 2])):
    s = R.shape([2, 2])
    y = R.reshape(x, s)
    t = (y, s)
    u = (t[0], t[1])
    return u
