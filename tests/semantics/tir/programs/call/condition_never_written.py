# TIR-Call-if_then_else-indeterminate, TIR-D19: expect unspecified U-INDETERMINATE at 9:12
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle):
    C = T.match_buffer(c, (4,), "int32")
    D = T.alloc_buffer((4,), "int32")
    C[0] = T.if_then_else(D[0] == 0, 1, 2)
