# TIR/Exec/12.3, TIR/Exec/12.3:e, TIR/Exec/12.3:f, TIR-D58: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    for i in T.vectorized(4):
        C[i] = i * i
    assert C[3] == 9, "as a loop does it"
