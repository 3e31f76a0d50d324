# TIR-BufferRealize-too-large, TIR/Exec/6.2: expect exhausted X-MEMORY at 9:10
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle):
    C = T.match_buffer(c, (4,), "int32")
    R = T.Buffer((1000000, 1000000), "int32")
    with T.realize(R[0:1, 0:1], "global"):
        C[0] = 1
