# Relax-Function-contradiction, Relax/FuncBoundary/p3: expect error E-SIGNATURE at 10:5
# inputs: --input n=2 --input m=3
from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function
    def square(x: R.Tensor(("k", "k"), "float32")) -> R.Tensor(("k", "k"), "float32"):
        return x

    @R.function
    def main(x: R.Tensor(("n", "m"), "float32")) -> R.Tensor(ndim=2, dtype="float32"):
        cls = Module
        y = cls.square(x)
        return y
