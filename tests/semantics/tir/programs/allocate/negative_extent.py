# TIR-Allocate-negative-extent, TIR/Exec/7.4: expect unspecified O-EXTENT at 8:9
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle, n: T.int32):
    C = T.match_buffer(c, (4,), "int32")
    P = T.allocate([n - 3], "int32", "global")
    C[0] = 1
