# TIR-Call-arity, TIR-D49: expect ill-formed I-CALLEE at 14:9
from tvm.script import ir as I
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func
    def other(n: T.int32):
        T.evaluate(n)

    @T.prim_func
    def main(n: T.int32):
        Module.other(n, n)
