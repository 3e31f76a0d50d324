# RLX-D17: a function under call_tir writes to its input
# intended: unspecified U-INPUT-WRITE
# as-written: done, result.0 = [0, 0]
from tvm.script import ir as I, relax as R, tir as T


@I.ir_module
class Module:
    @T.prim_func
    def move(A: T.Buffer((2,), "int32"), B: T.Buffer((2,), "int32")):
        for i in range(2):
            B[i] = A[i]
            A[i] = 0

    @R.function
    def main() -> R.Tuple(R.Tensor((2,), "int32"), R.Tensor((2,), "int32")):
        cls = Module
        x = R.const([1, 2], "int32")
        y = R.call_tir(cls.move, (x,), out_sinfo=R.Tensor((2,), "int32"))
        return (x, y)
