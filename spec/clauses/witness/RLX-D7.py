# RLX-D7: a call whose argument is a shape
# intended: well-formed
# as-written: well-formed M-ARGUMENT M-ANNOTATION
from tvm.script import ir as I
from tvm.script import relax as R
from tvm.script import tir as T


@I.ir_module
class Module:
    @R.function
    def zeros(s: R.Shape(["n"])) -> R.Tensor(("n",), "float32"):
        n = T.int64()
        y = R.zeros(R.shape([n]), dtype="float32")
        return y

    @R.function
    def main(x: R.Object) -> R.Tensor((4,), "float32"):
        y = Module.zeros(R.shape([4]))
        return y
