# Two functions that share the constants of their module, which were printed without metadata.
from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function
    def one(x: R.Tensor((2,), "float32")) -> R.Tensor((2,), "float32"):
        c: R.Tensor((2,), "float32") = metadata["relax.expr.Constant"][0]
        y: R.Tensor((2,), "float32") = R.add(x, c)
        return y

    @R.function
    def two(x: R.Tensor((2,), "float32")) -> R.Tensor((2,), "float32"):
        c: R.Tensor((2,), "float32") = metadata["relax.expr.Constant"][1]
        y: R.Tensor((2,), "float32") = R.multiply(x, c)
        return y
