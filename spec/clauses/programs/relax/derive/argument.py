# RLX-Call-argument, Relax/Derive/14.2.6: expect ill-formed T-ARGUMENT at 14:26
from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function
    def twice(a: R.Tensor(("n",), "float32")) -> R.Tensor(("n",), "float32"):
        return R.add(a, a)

    @R.function
    def main(x: R.Tensor((3, 4), "float32"), o: R.Object):
        y = Module.twice(x)
        return y
