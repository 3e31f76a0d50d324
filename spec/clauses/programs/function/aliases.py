# TIR-BufferStore-aliased, TIR/Exec/1.2.5, TIR-D40, TIR/Buffers/p2:b, TIR/Buffers/p2:c, TIR/Exec/14.3.2:d: expect unspecified U-ALIAS at 10:9
from tvm.script import ir as I
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func(private=True)
    def copy(A: T.Buffer((4,), "int32"), B: T.Buffer((4,), "int32")):
        B[0] = A[1]

    @T.prim_func
    def main(C: T.Buffer((4,), "int32")):
        Module.copy(C.data, C.data)
