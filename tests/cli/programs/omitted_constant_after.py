from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function
    def main(x: R.Tensor((4,), "float32")) -> R.Tensor((4,), "float32"):
        w: R.Tensor((1,), "int32") = metadata["relax.expr.Constant"][0]
        return R.add(x, R.astype(w, "float32"))

    @R.function
    def twice(x: R.Tensor((1,), "int32")) -> R.Tensor((1,), "int32"):
        w: R.Tensor((1,), "int32") = metadata["relax.expr.Constant"][0]
        return R.add(R.add(x, w), x)
