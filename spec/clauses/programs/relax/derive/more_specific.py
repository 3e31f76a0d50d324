# RLX-VarBinding-more-specific, Relax/Derive/11.2.3:c: expect well-formed M-ANNOTATION at 10:31
from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function
    def main(x: R.Tensor(ndim=2)):
        y: R.Tensor((4, 3)) = x
        return y
