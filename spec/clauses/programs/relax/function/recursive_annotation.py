# RLX-Function-recursive-annotation, Relax/WellFormed/8: expect well-formed I-RECURSION at 9:5
from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function
    def even(x: R.Tensor((4,), "float32")):
        y = Module.odd(x)
        return y

    @R.function
    def odd(x: R.Tensor((4,), "float32")) -> R.Tensor((4,), "float32"):
        y = Module.even(x)
        return y
