# RLX-DataflowBlock-mutual-recursion, Relax/WellFormed/7.2: expect ill-formed I-DATAFLOW at 11:17
from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function
    def even(x: R.Tensor((4,), "float32")) -> R.Tensor((4,), "float32"):
        with R.dataflow():
            y = Module.odd(x)
            R.output(y)
        return y

    @R.function
    def odd(x: R.Tensor((4,), "float32")) -> R.Tensor((4,), "float32"):
        y = Module.even(x)
        return y
