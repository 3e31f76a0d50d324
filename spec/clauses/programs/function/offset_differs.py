# TIR-PrimFunc-offset, TIR/Exec/1.2.4.b2:c, TIR/Exec/1.2.4.b2:d: expect error E-ARGUMENT-OFFSET at 9:5
from tvm.script import ir as I
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func(private=True)
    def fill(a: T.handle):
        A = T.match_buffer(a, (4,), "int32", elem_offset=1)
        A[0] = 7

    @T.prim_func
    def main(C: T.Buffer((4,), "int32")):
        Module.fill(C.data)
