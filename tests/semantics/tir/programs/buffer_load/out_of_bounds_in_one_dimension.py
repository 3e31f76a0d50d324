# TIR-BufferLoad-out-of-bounds, TIR/Eval/7.6: expect unspecified U-OOB-READ at 8:15
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle):
    C = T.match_buffer(c, (2, 4), "int32")
    C[0, 0] = C[0, T.int32(4)]
