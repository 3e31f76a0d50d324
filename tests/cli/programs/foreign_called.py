# Functions for --packed that call others of this file, each other, and themselves.
from tvm.script import ir as I
from tvm.script import relax as R
from tvm.script import tir as T


@I.ir_module
class Kernels:
    @T.prim_func
    def scale(a: T.Buffer((2, 2), "float32"), b: T.Buffer((2, 2), "float32")):
        for i, j in T.grid(2, 2):
            b[i, j] = a[i, j] * T.float32(10)

    @T.prim_func
    def scaled(a: T.Buffer((2, 2), "float32"), b: T.Buffer((2, 2), "float32")):
        Kernels.scale(a.data, b.data)


@I.ir_module
class Graphs:
    @R.function
    def count(n: R.Prim("int64")) -> R.Object:
        r = Graphs.counted(n, R.shape([1]))
        return r

    @R.function
    def counted(n: R.Prim("int64"), s: R.Shape) -> R.Object:
        x = R.shape_to_tensor(s)
        r = R.call_pure_packed("example.more", x, sinfo_args=R.Object)
        return r

    @R.function
    def more(x: R.Tensor((1,), "int64")) -> R.Object:
        big = R.greater(R.sum(x), R.const(5, "int64"))
        if big:
            r: R.Object = x
        else:
            y = R.add(x, x)
            r: R.Object = Graphs.more(y)
        return r
