# Relax-Op, RLX-D49: expect done N-RANDOM at 10:13
from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function
    def main(x: R.Tensor((2,), "float32")) -> R.Tensor((2,), "float32"):
        y = R.nn.dropout(x, rate=0.5)
        z = y[0]
        return z
