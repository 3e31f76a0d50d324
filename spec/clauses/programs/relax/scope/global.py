# RLX-GlobalVar-bound, Relax/Scope/p1:b: expect ill-formed I-UNBOUND at 10:13
from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function
    def main(x: R.Tensor((4,), "float32")):
        y = Module.other(x)
        return y
