# TIR-Allocate-too-large, TIR/Exec/7.4: expect exhausted X-MEMORY at 8:9
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle):
    C = T.match_buffer(c, (4,), "int32")
    P = T.allocate([1000000, 1000000], "int32", "global")
    C[0] = 1
