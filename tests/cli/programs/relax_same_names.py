from tvm.script import ir as I
from tvm.script import relax as R
from tvm.script import tir as T


@I.ir_module
class Module:
    @R.function
    def main(x: R.Tensor(("n",), "float32")) -> R.Object:
        n = T.int64()
        f: R.Callable((R.Tensor((n,), "float32"),), R.Object, True) = Module.even
        y = Module.even(x)
        return y

    @R.function
    def even(x: R.Tensor(("n * 2",), "float32")) -> R.Object:
        n = T.int64()
        return x
