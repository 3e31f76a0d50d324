from tvm.script import ir as I
from tvm.script import relax as R
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func(private=True)
    def double(a: T.handle, b: T.handle):
        n = T.int64()
        A = T.match_buffer(a, (n, T.int64(8)), "float32")
        B = T.match_buffer(b, (n, T.int64(8)), "float32")
        for i, j in T.grid(n, T.int64(8)):
            with T.block("B"):
                vi, vj = T.axis.remap("SS", [i, j])
                B[vi, vj] = A[vi, vj] * T.float32(2)

    @R.function
    def good(x: R.Tensor(("n", 8), "float32")) -> R.Tensor(("n", 8), "float32"):
        n = T.int64()
        cls = Module
        with R.dataflow():
            y = R.call_tir(cls.double, (x,), out_sinfo=R.Tensor((n, 8), dtype="float32"))
            z = R.add(y, y)
            R.output(z)
        return z

    @R.function
    def cast(x: R.Tensor(("n", 8), "float32"), w: R.Tensor(("m", 8), "float32")) -> R.Tensor(("n", 8), "float32"):
        n, m = T.int64(), T.int64()
        cls = Module
        v = R.match_cast(w, R.Tensor((n, 8), "float32"))
        return v

    @R.function
    def kernel(x: R.Tensor(("n", 8), "float32")) -> R.Tensor(("n", 8), "float32"):
        n = T.int64()
        cls = Module
        y = R.call_tir(cls.double, (x,), out_sinfo=R.Tensor((n // 2 * 2, 8), dtype="float32"))
        return y
