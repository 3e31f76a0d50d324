# A difference of two tensors, once and twice, in new tensors.
from tvm.script import ir as I
from tvm.script import relax as R
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func(private=True)
    def difference(a: T.handle, b: T.handle, c: T.handle):
        n = T.int64()
        A = T.match_buffer(a, (n,))
        B = T.match_buffer(b, (n,))
        C = T.match_buffer(c, (n,))
        for i in range(n):
            C[i] = A[i] - B[i]

    @R.function
    def planned(x: R.Tensor(("n",), "float32"), y: R.Tensor(("n",), "float32")):
        n = T.int64()
        cls = Module
        with R.dataflow():
            p = R.call_tir(cls.difference, (x, y), out_sinfo=R.Tensor((n,), "float32"))
            q = R.call_tir(cls.difference, (p, y), out_sinfo=R.Tensor((n,), "float32"))
            R.output(q)
        return q

    @R.function
    def swapped(x: R.Tensor(("n",), "float32"), y: R.Tensor(("n",), "float32")):
        n = T.int64()
        cls = Module
        with R.dataflow():
            p = R.call_tir(cls.difference, (x, y), out_sinfo=R.Tensor((n,), "float32"))
            R.output(p)
        return p
