# A constant that the text leaves out may be anything: its absolute value is not the constant.
from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function
    def main(x: R.Tensor((4,), "float32")) -> R.Tensor((4,), "float32"):
        w: R.Tensor((1,), "int32") = metadata["relax.expr.Constant"][0]
        size: R.Tensor((1,), "int32") = R.abs(w)
        return R.add(x, R.astype(size, "float32"))

    @R.function
    def twice(x: R.Tensor((1,), "int32")) -> R.Tensor((1,), "int32"):
        w: R.Tensor((1,), "int32") = metadata["relax.expr.Constant"][0]
        return R.add(R.multiply(x, R.const(2, "int32")), w)
