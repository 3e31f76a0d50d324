# TIR-PrimFunc-shape, TIR/Exec/1.2.4.b5:b: expect error E-ARGUMENT-SHAPE at 9:5
from tvm.script import ir as I
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func(private=True)
    def fill(A: T.Buffer((8,), "int32")):
        A[0] = 7

    @T.prim_func
    def main(C: T.Buffer((4,), "int32")):
        Module.fill(C.data)
