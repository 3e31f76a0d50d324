# RLX-D33: a call leaves out a size that the shape of a buffer says
# intended: error E-ARGUMENT
# as-written: done, result = [2, 2]
from tvm.script import ir as I, relax as R, tir as T


@I.ir_module
class Module:
    @T.prim_func
    def count(a: T.handle, n: T.int32):
        A = T.match_buffer(a, (n,), "int32")
        for i in range(n):
            A[i] = n

    @R.function(pure=False)
    def main() -> R.Tensor((2,), "int32"):
        cls = Module
        f: R.Object = cls.count
        g = R.match_cast(f, R.Callable((R.Tensor((2,), "int32"),), R.Tuple(), False))
        x = R.const([0, 0], "int32")
        done = g(x)
        return x
