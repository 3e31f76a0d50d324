# TIR-Call-parameters, TIR-D49, TIR-D72: expect ill-formed I-CALLEE at 14:29
from tvm.script import ir as I
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func(private=True)
    def fill(A: T.Buffer((4,), "int32"), n: T.int64):
        A[0] = 7

    @T.prim_func
    def main(C: T.Buffer((4,), "int32")):
        Module.fill(C.data, C.data)
