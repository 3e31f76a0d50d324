# The same with memory of its own; and with operands that changed places.
from tvm.script import ir as I
from tvm.script import relax as R
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func(private=True)
    def minus(a: T.handle, b: T.handle, c: T.handle):
        n = T.int64()
        A = T.match_buffer(a, (n,))
        B = T.match_buffer(b, (n,))
        C = T.match_buffer(c, (n,))
        for i in range(n):
            C[i] = A[i] - B[i]

    @R.function(pure=False)
    def planned(x: R.Tensor(("m",), "float32"), y: R.Tensor(("m",), "float32")):
        m = T.int64()
        cls = Module
        s: R.Object = R.memory.alloc_storage(
            R.shape([4 * m]), R.prim_value(0), R.str("global"), R.dtype("float32")
        )
        a = R.memory.alloc_tensor(s, R.prim_value(0), R.shape([m]), R.dtype("float32"))
        _ = cls.minus(x, y, a)
        b = R.builtin.alloc_tensor(
            R.shape([m]), R.dtype("float32"), R.prim_value(0), R.str("global")
        )
        _1 = cls.minus(a, y, b)
        _2 = R.memory.kill_tensor(a)
        _3 = R.memory.kill_storage(s)
        return b

    @R.function
    def swapped(left: R.Tensor(("m",), "float32"), right: R.Tensor(("m",), "float32")):
        m = T.int64()
        cls = Module
        p = R.call_tir(cls.minus, (right, left), out_sinfo=R.Tensor((m,), "float32"))
        return p
