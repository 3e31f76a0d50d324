# Tensors without elements: nothing is computed, however long their other axes are.
from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function
    def long() -> R.Tensor((1000000000000, 0), "float32"):
        y: R.Tensor((1000000000000, 0), "float32") = R.zeros(R.shape([1000000000000, 0]), "float32")
        return y

    @R.function
    def first_of_none(x: R.Tensor((2, 0), "float32")) -> R.Tensor((2,), "int64"):
        y: R.Tensor((2,), "int64") = R.argmax(x, axis=1)
        return y

    @R.function
    def padded(x: R.Tensor((3,), "float32")) -> R.Tensor((5,), "float32"):
        y: R.Tensor((5,), "float32") = R.nn.pad(x, [1, 1], pad_mode="edge")
        return y
