# TIR-D49: expect done
from tvm.script import ir as I
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func(private=True)
    def fill(A: T.Buffer((4,), "int32"), value: T.int32):
        for i in range(4):
            A[i] = value

    @T.prim_func
    def main(C: T.Buffer((4,), "int32")):
        Module.fill(C.data, 7)
        assert C[3] == 7, "the callee wrote it"
