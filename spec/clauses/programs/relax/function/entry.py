# RLX-Module-entry, Relax/WellFormed/12: expect well-formed I-ENTRY at 6:1
from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function(private=True)
    def main(x: R.Tensor((4,), "float32")):
        return x
