# Relax-If-no-bool, Relax/Eval/10.1:b: expect error E-VALUE at 16:9
from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function
    def shape() -> R.Object:
        return R.shape([2])

    @R.function
    def main(x: R.Tensor((2,), "float32")) -> R.Tensor((2,), "float32"):
        cls = Module
        condition: R.Object = cls.shape()
        if condition:
            y = R.add(x, x)
        else:
            y = R.multiply(x, x)
        return y
