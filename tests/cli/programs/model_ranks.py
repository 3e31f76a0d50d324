# Relax functions of tensors whose rank alone is known.
from tvm.script import ir as I
from tvm.script import relax as R
from tvm.script import tir as T


@I.ir_module
class Module:
    @R.function
    def main(x: R.Tensor(dtype="float32", ndim=2)) -> R.Tensor(dtype="float32", ndim=2):
        n = T.int64()
        square: R.Tensor((n, n), "float32") = R.match_cast(x, R.Tensor((n, n), "float32"))
        return square

    @R.function
    def far(x: R.Tensor(dtype="float32", ndim=1)) -> R.Tensor((40,), "float32"):
        y: R.Tensor((40,), "float32") = R.match_cast(x, R.Tensor((40,), "float32"))
        z: R.Tensor((40,), "float32") = R.add(y, y)
        return z
