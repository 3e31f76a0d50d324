# TIR-PrimFunc-no-tensor, TIR/Exec/1.2:b: expect unspecified O-HANDLE at 10:5
# inputs: --profile lowered
from tvm.script import ir as I
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func(private=True)
    def fill(A: T.Buffer((4,), "int32")):
        A[0] = 7

    @T.prim_func
    def main(C: T.Buffer((8,), "int32")):
        Module.fill(T.address_of(C[4]))
