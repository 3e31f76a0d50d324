# TIR-Continue-parallel, TIR-D51: expect unspecified U-JUMP at 10:13
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle):
    C = T.match_buffer(c, (4,), "int32")
    for i in T.vectorized(4):
        if i == 2:
            continue
        C[i] = 1
