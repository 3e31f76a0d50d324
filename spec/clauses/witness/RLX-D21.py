# RLX-D21: a result whose shape is a parameter
# intended: well-formed M-ANNOTATION
# as-written: well-formed
from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function(private=True)
    def of_shape(s: R.Shape([4]), x: R.Tensor(ndim=1)):
        y = R.match_cast(x, R.Tensor(s, ndim=1))
        return y

    @R.function
    def main(x: R.Object) -> R.Object:
        f: R.Callable((R.Shape([4]), R.Tensor(ndim=1)), R.Tensor((4,))) = Module.of_shape
        return f
