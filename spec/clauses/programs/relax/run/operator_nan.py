# Relax-Op, RLX-D49: expect done N-OPERATOR-FREEDOM at 12:13
from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function
    def main() -> R.Tensor((2,), "float32"):
        z = R.zeros(R.shape([2]), "float32")
        x = R.divide(z, z)
        y = R.sign(x)
        return y
