# S-RELAX: expect out-of-scope S-RELAX at 11:6
from tvm.script import ir as I
from tvm.script import tir as T


from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function
    def main(x: R.Tensor((4,), dtype="float32")) -> R.Tensor((4,), dtype="float32"):
        return x
