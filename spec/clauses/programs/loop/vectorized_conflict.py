# TIR-BufferLoad-conflict, TIR/Exec/12.3:b, TIR/Exec/12.3:c: expect unspecified U-LOOP-CONFLICT at 8:20
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((5,), "int32")):
    for i in T.vectorized(4):
        C[i + 1] = C[i]
