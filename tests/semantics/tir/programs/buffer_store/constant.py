# TIR-BufferStore-constant, TIR-D80: expect unspecified U-CONST-WRITE at 10:5
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle):
    C = T.match_buffer(c, (4,), "int32")
    K = T.allocate_const([5, 6], "int32", [2])
    D = T.decl_buffer((2,), "int32", data=K)
    D[0] = 1
