# TIR-BufferStore-conflict, TIR/Exec/12.2.2:h: expect unspecified U-LOOP-CONFLICT at 9:9
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle):
    C = T.match_buffer(c, (4,), "int32")
    for i in T.vectorized(3):
        C[i] = C[i + 1]
