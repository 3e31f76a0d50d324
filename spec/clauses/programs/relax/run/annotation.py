# Relax-VarBinding-contradiction, RLX-D23: expect unspecified U-ANNOTATION at 14:9
from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function
    def loosened(x: R.Tensor((2,), "float32")) -> R.Tensor(ndim=1, dtype="float32"):
        return x

    @R.function
    def main(x: R.Tensor((2,), "float32")) -> R.Tensor((3,), "float32"):
        y: R.Tensor((3,), "float32") = Module.loosened(x)
        return y
