from tvm.script import ir as I
from tvm.script import relax as R
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func(private=True)
    def rows(a: T.handle, b: T.handle):
        n = T.int64()
        A = T.match_buffer(a, (n, T.int64(8)), "float32")
        B = T.match_buffer(b, (n, T.int64(8)), "float32")
        for i, j in T.grid(n, T.int64(8)):
            if i != T.int64(2):
                B[i, j] = A[i, j]

    @T.prim_func(private=True)
    def added(a: T.handle, b: T.handle):
        n = T.int64()
        A = T.match_buffer(a, (n, T.int64(8)), "float32")
        B = T.match_buffer(b, (n, T.int64(8)), "float32")
        for i, j in T.grid(n, T.int64(8)):
            B[i, j] = B[i, j] + A[i, j]

    @R.function
    def skips(x: R.Tensor(("n", 8), "float32")) -> R.Tensor(("n", 8), "float32"):
        n = T.int64()
        cls = Module
        y = R.call_tir(cls.rows, (x,), out_sinfo=R.Tensor((n, 8), dtype="float32"))
        return y

    @R.function
    def adds(x: R.Tensor(("n", 8), "float32")) -> R.Tensor(("n", 8), "float32"):
        n = T.int64()
        cls = Module
        y = R.call_tir(cls.added, (x,), out_sinfo=R.Tensor((n, 8), dtype="float32"))
        return y
