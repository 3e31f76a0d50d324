# Relax-call_pure_packed-writes, Relax/Op/b4.b5, Relax/Op/b4.b5:b: expect unspecified U-IMPURE at 16:13
from tvm.script import ir as I
from tvm.script import relax as R
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func
    def grow(A: T.Buffer((2,), "float32")):
        T.func_attr({"global_symbol": "grow"})
        A[0] = A[0] + T.float32(1)

    @R.function
    def main(x: R.Tensor((2,), "float32")) -> R.Tuple():
        y = R.call_pure_packed("grow", x, sinfo_args=R.Tuple())
        return y
