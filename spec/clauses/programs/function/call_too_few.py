# TIR-Call-arity, TIR/Exec/1.1: expect ill-formed I-CALLEE at 14:9
from tvm.script import ir as I
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func(private=True)
    def fill(A: T.Buffer((4,), "int32"), value: T.int32):
        A[0] = value

    @T.prim_func
    def main(C: T.Buffer((4,), "int32")):
        Module.fill(C.data)
