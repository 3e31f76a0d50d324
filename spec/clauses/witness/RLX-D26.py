# RLX-D26: two functions that name the dimension of their parameter differently
# intended: well-formed
# as-written: ill-formed T-CALLEE
from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function(private=True)
    def one(x: R.Tensor(("n",))) -> R.Tensor(("n",)):
        return x

    @R.function(private=True)
    def other(x: R.Tensor(("m",))) -> R.Tensor(("m",)):
        return x

    @R.function
    def main(c: R.Tensor((), "bool"), x: R.Tensor((4,))) -> R.Tensor((4,)):
        if c:
            f = Module.one
        else:
            f = Module.other
        y = f(x)
        return y
