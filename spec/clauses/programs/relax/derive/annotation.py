# RLX-VarBinding-annotation, Relax/Derive/11.2.3:d: expect ill-formed T-ANNOTATION at 10:42
from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function
    def main(x: R.Tensor((3, 4), "float32"), o: R.Object):
        y: R.Tensor((4, 3), "float32") = R.add(x, x)
        return y
