# TIR-BufferStore-constant, TIR-D80: expect unspecified U-CONST-WRITE at 9:9
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    with T.allocate_const([5, 6, 7, 8], "int32", [4]) as p:
        K = T.decl_buffer((4,), "int32", data=p)
        K[2] = C[0]
