# RLX-D27: a variable that two arguments bind
# intended: well-formed M-ARGUMENT
# as-written: well-formed M-ARGUMENT M-ANNOTATION
from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function(private=True)
    def first(a: R.Tensor(("n",)), b: R.Tensor(("n",))) -> R.Tensor(("n",)):
        return a

    @R.function
    def main(a: R.Tensor(("k",)), b: R.Tensor(("j",))) -> R.Tensor(("k",)):
        y = Module.first(a, b)
        return y
