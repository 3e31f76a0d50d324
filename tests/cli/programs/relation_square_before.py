# A weight that is square, so that a lifted one has the same parameters.
from tvm.script import ir as I
from tvm.script import relax as R
from tvm.script import tir as T


@I.ir_module
class Module:
    @R.function
    def main(x: R.Tensor((4, 4), "float32"), w: R.Tensor((4, 4), "float32")) -> R.Tensor((4, 4), "float32"):
        R.func_attr({"num_input": 1})
        y: R.Tensor((4, 4), "float32") = R.matmul(x, R.permute_dims(w))
        return y
