# TIR-Block-negative-extent, TIR/Exec/14.2.2: expect unspecified O-EXTENT at 8:10
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle, n: T.int32):
    C = T.match_buffer(c, (4,), "int32")
    with T.block("b"):
        D = T.alloc_buffer((n - 3,), "int32")
        C[0] = 1
