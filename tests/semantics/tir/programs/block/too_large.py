# TIR-Block-too-large, TIR/Exec/14.2.2: expect exhausted X-MEMORY at 8:10
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle):
    C = T.match_buffer(c, (4,), "int32")
    with T.block("b"):
        D = T.alloc_buffer((1000000, 1000000), "int32")
        C[0] = 1
