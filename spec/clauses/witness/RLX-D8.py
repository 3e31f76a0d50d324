# RLX-D8: a tensor given where an object is taken
# intended: well-formed
# as-written: ill-formed T-ARGUMENT
from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function
    def same(x: R.Object) -> R.Object:
        return x

    @R.function
    def main(x: R.Tensor((4,), "float32")) -> R.Object:
        y = Module.same(x)
        return y
