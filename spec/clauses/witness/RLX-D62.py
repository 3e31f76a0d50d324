# RLX-D62: a function that computes a condition
# intended: well-formed
# as-written: ill-formed T-ANNOTATION
from tvm.script import ir as I
from tvm.script import relax as R
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func(private=True)
    def is_even(n: T.int64) -> T.bool:
        return n % T.int64(2) == T.int64(0)

    @R.function(pure=False)
    def main(k: R.Prim("int64")) -> R.Prim("bool"):
        c: R.Prim("bool") = Module.is_even(k)
        return c
