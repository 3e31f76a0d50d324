# Relax-Var-killed, RLX-D49: expect unspecified U-KILLED at 11:19
from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function(pure=False)
    def main(x: R.Tensor((4,), "float32")) -> R.Tensor((4,), "float32"):
        _: R.Tuple = R.memory.kill_tensor(x)
        y = R.add(x, x)
        return y
