# Relax-ShapeExpr-dimensions, RLX-D10: expect done D-DIMENSION-WRAPS at 13:31
from tvm.script import ir as I
from tvm.script import relax as R
from tvm.script import tir as T


@I.ir_module
class Module:
    @R.function
    def main(x: R.Tensor((4,), "float32")) -> R.Object:
        n = T.int64()
        _ = R.match_cast(x, R.Tensor((n,), "float32"))
        y: R.Object = R.shape([n * 4611686018427387904])
        return y
