# RLX-DataflowBlock-self-recursion, Relax/WellFormed/7.1: expect ill-formed I-DATAFLOW at 11:17
from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function
    def main(x: R.Tensor((4,), "float32")) -> R.Tensor((4,), "float32"):
        with R.dataflow():
            y = Module.main(x)
            R.output(y)
        return y
