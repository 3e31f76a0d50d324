# TIR-BufferStore-layout, TIR/Buffers/p3:f: expect unspecified U-LAYOUT at 10:5
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle):
    C = T.match_buffer(c, (4,), "int32")
    P = T.allocate([4], "int32", "global")
    D = T.Buffer((4,), "float32", data=P)
    D[0] = T.float32(1)
