# RLX-D43: a TIR function where a function of Relax is asked for
# intended: done, result = [7]
# as-written: error E-MATCH-CAST
from tvm.script import ir as I, relax as R, tir as T


@I.ir_module
class Module:
    @T.prim_func
    def fill(A: T.Buffer((1,), "int32")):
        A[0] = 7

    @R.function(pure=False)
    def main() -> R.Tensor((1,), "int32"):
        cls = Module
        f: R.Object = cls.fill
        g = R.match_cast(f, R.Callable((R.Tensor((1,), "int32"),), R.Tuple(), False))
        x = R.const([1], "int32")
        done = g(x)
        return x
