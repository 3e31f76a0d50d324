# Relax functions whose casts, signatures and kernels ask for more than their own signatures say.
from tvm.script import ir as I
from tvm.script import relax as R
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func
    def halve(A: T.Buffer(("n2",), "float32"), B: T.Buffer(("n2",), "float32")):
        n2 = T.int64()
        for i in range(n2):
            B[i] = A[i] * T.float32(0.5)

    @T.prim_func
    def pairs(a: T.handle, b: T.handle):
        k = T.int64()
        A = T.match_buffer(a, (k * 2,), "float32")
        B = T.match_buffer(b, (k,), "float32")
        for i in range(k):
            B[i] = A[i * 2] + A[i * 2 + 1]

    @T.prim_func
    def half_written(A: T.Buffer((4,), "float32"), B: T.Buffer((4,), "float32")):
        for i in range(2):
            B[i] = A[i]

    @R.function
    def casts(x: R.Tensor(("n", "m"), "float32")) -> R.Tensor(dtype="float32", ndim=2):
        n = T.int64()
        m = T.int64()
        y: R.Tensor((n, 6), "float32") = R.match_cast(x, R.Tensor((n, 6), "float32"))
        z: R.Tensor((n, 6), "float32") = R.add(y, y)
        return z

    @R.function
    def twice(x: R.Tensor(("n", 4), "float32")) -> R.Tensor(("n", 4), "float32"):
        n = T.int64()
        cls = Module
        y: R.Tensor((n, 4), "float32") = R.add(x, x)
        return y

    @R.function
    def kernel(x: R.Tensor(("n",), "float32"), k: R.Shape(["h"])) -> R.Tensor(("h",), "float32"):
        n = T.int64()
        h = T.int64()
        cls = Module
        y: R.Tensor((h,), "float32") = R.call_tir(cls.pairs, (x,), out_sinfo=R.Tensor((h,), "float32"))
        return y

    @R.function
    def chooses(c: R.Tensor((), "bool"), x: R.Tensor((2,), "float32")) -> R.Tensor((2,), "float32"):
        if c:
            a: R.Tensor((2,), "float32") = R.add(x, x)
            y: R.Tensor((2,), "float32") = a
        else:
            b: R.Tensor((2,), "float32") = R.multiply(x, x)
            y: R.Tensor((2,), "float32") = b
        return y

    @R.function
    def unwritten(x: R.Tensor((4,), "float32")) -> R.Tensor((4,), "float32"):
        cls = Module
        y: R.Tensor((4,), "float32") = R.call_tir(
            cls.half_written, (x,), out_sinfo=R.Tensor((4,), "float32")
        )
        return y

    @R.function
    def takes_any(f: R.Object) -> R.Object:
        return f
