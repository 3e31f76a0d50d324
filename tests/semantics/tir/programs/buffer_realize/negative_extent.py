# TIR-BufferRealize-negative, TIR/Exec/6.2: expect unspecified O-EXTENT at 9:10
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle, n: T.int32):
    C = T.match_buffer(c, (4,), "int32")
    R = T.Buffer((n - 3,), "int32")
    with T.realize(R[0:1], "global"):
        C[0] = 1
