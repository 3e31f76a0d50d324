# TIR-Allocate-indeterminate, TIR-D19: expect unspecified U-INDETERMINATE at 9:10
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle, n: T.int32):
    C = T.match_buffer(c, (4,), "int32")
    D = T.alloc_buffer((4,), "int32")
    with T.allocate([4], "int32", "global", condition=D[0] == 1) as P:
        C[0] = 1
