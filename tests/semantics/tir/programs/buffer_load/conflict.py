# TIR-BufferLoad-conflict, TIR/Exec/12.2.2:h: expect unspecified U-LOOP-CONFLICT at 12:20
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle):
    C = T.match_buffer(c, (4,), "int32")
    for i in T.parallel(4):
        if i == 0:
            C[0] = 1
        else:
            C[i] = C[0]
