# RLX-Function-global-symbol, Relax/WellFormed/13: expect well-formed I-GLOBAL-SYMBOL at 8:6
from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function
    def main(x: R.Tensor((4,), "float32")):
        R.func_attr({"global_symbol": "other"})
        return x
