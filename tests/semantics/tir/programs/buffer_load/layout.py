# TIR-BufferLoad-layout, TIR/Buffers/p3:f: expect unspecified U-LAYOUT at 10:12
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle):
    C = T.match_buffer(c, (4,), "int32")
    P = T.allocate([4], "int32", "global")
    D = T.Buffer((2, 2), "int32", data=P)
    C[0] = D[0, 0]
