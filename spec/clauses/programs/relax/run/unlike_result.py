# Relax-call_tir-unlike, Relax/Op/b1.b9: expect error E-ARGUMENT-SHAPE at 19:13
from tvm.script import ir as I
from tvm.script import relax as R
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func
    def first(a: T.handle):
        n = T.int64()
        A = T.match_buffer(a, (n,), "float32")
        A[0] = T.float32(7)

    @R.function(pure=False)
    def main(x: R.Tensor((2,), "float32")) -> R.Tensor((3,), "float32"):
        cls = Module
        y: R.Tensor(ndim=1, dtype="float32") = x
        z = R.call_tir_inplace(cls.first, (y,), inplace_indices=[0], out_sinfo=R.Tensor((3,), "float32"))
        return z
