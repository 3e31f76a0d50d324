# TIR-PrimFunc-bound-shape, TIR/Exec/1.2.4.b5:c, TIR-D39: expect error E-ARGUMENT-SHAPE at 9:5
from tvm.script import ir as I
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func(private=True)
    def copy(a: T.handle, b: T.handle):
        n = T.int32()
        A = T.match_buffer(a, (n,), "int32")
        B = T.match_buffer(b, (n,), "int32")
        B[0] = A[0]

    @T.prim_func
    def main(C: T.Buffer((4,), "int32"), D: T.Buffer((8,), "int32")):
        Module.copy(C.data, D.data)
