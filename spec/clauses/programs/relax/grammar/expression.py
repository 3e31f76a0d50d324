# Relax/Grammar/Expr/Constant, Relax/Grammar/Expr/ExternFunc, Relax/Grammar/Expr/StringImm, Relax/Grammar/Expr/DataTypeImm, Relax/Grammar/Expr/PrimValue: expect well-formed
from tvm.script import relax as R


@R.function(pure=False)
def main(x: R.Tensor((4,), "float32")) -> R.Object:
    y = R.add(x, R.const(1.0, "float32"))
    z = R.call_packed("test.show", y, R.prim_value(4), R.str("sum"), R.dtype("float32"))
    return z
