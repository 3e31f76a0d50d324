# TIR-PrimFunc-strides, TIR/Exec/1.2.4.b3:b, TIR/Exec/1.2.4.b3:c, TIR/Exec/1.2.4.b4:b, TIR/Exec/1.2.4.b4:c: expect error E-ARGUMENT-STRIDES at 9:5
from tvm.script import ir as I
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func(private=True)
    def fill(a: T.handle):
        A = T.match_buffer(a, (4, 2), "int32", strides=(1, 4))
        A[0, 0] = 7

    @T.prim_func
    def main(C: T.Buffer((4, 2), "int32")):
        Module.fill(C.data)
