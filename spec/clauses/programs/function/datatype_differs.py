# TIR-PrimFunc-datatype, TIR/Exec/1.2.4.b1: expect error E-ARGUMENT-DTYPE at 9:5
from tvm.script import ir as I
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func(private=True)
    def fill(A: T.Buffer((4,), "float32")):
        A[0] = T.float32(7)

    @T.prim_func
    def main(C: T.Buffer((4,), "int32")):
        Module.fill(C.data)
