from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function(private=True)
    def of_shape(s: R.Shape(ndim=2), x: R.Tensor((4, 4), "float32")):
        w: R.Tensor(s, "float32", ndim=2) = R.reshape(x, s)
        return w

    @R.function
    def main(x: R.Tensor((4, 4), "float32")):
        w = Module.of_shape(R.shape([2, 8]), x)
        return w
