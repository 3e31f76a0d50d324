# TIR-PrimFunc-no-result, TIR-D50: expect unspecified U-NO-RESULT at 6:1
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")) -> T.int32:
    C[0] = 7
