# TIR-BufferRealize-indeterminate, TIR-D19: expect unspecified U-INDETERMINATE at 10:10
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle):
    C = T.match_buffer(c, (4,), "int32")
    D = T.alloc_buffer((4,), "int32")
    R = T.Buffer((D[0],), "int32")
    with T.realize(R[0:1], "global"):
        C[0] = 1
