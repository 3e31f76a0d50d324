# TIR-BufferLoad-out-of-bounds, TIR/Eval/7.6: expect unspecified U-OOB-READ at 9:16
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle):
    C = T.match_buffer(c, (4,), "int32")
    for i in range(4):
        C[i] = C[i + 1]
