# The same with other strings, and with a parameter of another name.
from tvm.script import ir as I
from tvm.script import relax as R
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func
    def twice(A: T.Buffer((3,), "float32"), B: T.Buffer((3,), "float32")):
        for i in range(3):
            B[i] = A[i] * T.float32(2)

    @R.function
    def values(x: R.Tensor((2,), "float32")):
        s = R.str("another")
        return (x, (s, R.dtype("int8"), R.tuple()), R.tuple(), R.null_value())

    @R.function
    def empty(x: R.Tensor((2,), "float32")):
        return R.tuple()

    @R.function
    def renamed(x: R.Tensor((2,), "float32")):
        return (x, R.str("two"))

    @R.function
    def watched(x: R.Tensor((3,), "float32"), k: R.Tensor((), "int64")):
        y = R.add(x, x)
        z = R.memory.view(y, [2], "float32", 4)
        w = R.call_tir(Module.twice, (y,), out_sinfo=R.Tensor((3,), "float32"))
        s = R.shape_of(w)
        m = R.add(k, k)
        return (z, w, s, m)

    @R.function
    def sized(x: R.Tensor(("n", 2), "float32"), y: R.Tensor(("n * 2",), "float32"), s: R.Shape(["m"]), t: R.Tuple(R.Tensor(("n",), "float32"))):
        return (x, y, s, t)

    @R.function
    def tuples(x: R.Tensor((2,), "float32")):
        return ((x,), x)

    @R.function
    def nothing(x: R.Tensor((2,), "float32")):
        return (x, (R.tuple(),))
