# TIR-IfThenElse-indeterminate, TIR-D19: expect unspecified U-INDETERMINATE at 8:5
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    D = T.alloc_buffer((4,), "int32")
    if D[0] == 0:
        C[0] = 1
