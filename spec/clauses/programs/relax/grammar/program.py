# Relax/Grammar/Program, Relax/Grammar/Program/p1, Relax/Grammar/PrimFunc: expect well-formed
from tvm.script import ir as I
from tvm.script import relax as R
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func(private=True)
    def double(A: T.Buffer((4,), "float32"), B: T.Buffer((4,), "float32")):
        for i in range(4):
            B[i] = A[i] * T.float32(2.0)

    @R.function
    def main(x: R.Tensor((4,), "float32")) -> R.Tensor((4,), "float32"):
        y = R.call_tir(Module.double, (x,), out_sinfo=R.Tensor((4,), "float32"))
        return y
