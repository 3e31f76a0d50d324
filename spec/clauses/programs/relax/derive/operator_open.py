# RLX-Call-operator-open, Relax/Derive/14.1.1: expect well-formed M-OPERATOR at 10:23
from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function
    def main(x: R.Tensor((3, 4), "float32"), o: R.Object):
        y = R.nn.relu(o)
        return y
