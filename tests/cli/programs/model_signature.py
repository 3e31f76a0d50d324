# Calls of functions whose signatures contradict themselves for some sizes.
from tvm.script import ir as I
from tvm.script import relax as R
from tvm.script import tir as T


@I.ir_module
class Module:
    @R.function
    def pairs(
        x: R.Tensor(("n",), "float32"),
        y: R.Tensor((2, "n"), "float32"),
        z: R.Tensor(("n * 2",), "float32"),
    ) -> R.Tensor(("n",), "float32"):
        return x

    @R.function
    def main(
        a: R.Tensor(dtype="float32", ndim=1),
        b: R.Tensor(dtype="float32", ndim=2),
        c: R.Tensor(dtype="float32", ndim=1),
    ) -> R.Tensor(dtype="float32", ndim=1):
        cls = Module
        y: R.Tensor(dtype="float32", ndim=1) = cls.pairs(a, b, c)
        return y
