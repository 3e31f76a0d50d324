# RLX-Call-argument-tuple, Relax/NormalForm/5:b: expect well-formed L-NORMAL-FORM at 17:37
from tvm.script import ir as I
from tvm.script import relax as R
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func(private=True)
    def copy(A: T.Buffer((4,), "float32"), B: T.Buffer((4,), "float32")):
        for i in range(4):
            B[i] = A[i]

    @R.function
    def main(x: R.Tensor((4,), "float32")) -> R.Tensor((4,), "float32"):
        args = (x,)
        y = R.call_tir(Module.copy, args, out_sinfo=R.Tensor((4,), "float32"))
        return y
