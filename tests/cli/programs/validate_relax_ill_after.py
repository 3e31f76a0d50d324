# The kernel takes another shape than it is given, and computes something else.
from tvm.script import ir as I
from tvm.script import relax as R
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func(private=True)
    def scale(A: T.Buffer((5,), "int32"), B: T.Buffer((4,), "int32")):
        for i in range(4):
            B[i] = A[i] * 7

    @R.function
    def main(x: R.Tensor((4,), "int32")):
        cls = Module
        return R.call_tir(cls.scale, (x,), out_sinfo=R.Tensor((4,), "int32"))
