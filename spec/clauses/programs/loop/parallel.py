# TIR/Exec/12.2.1, TIR/Exec/12.2.1:b, TIR/Exec/12.2.2, TIR/Exec/12.2.2:b, TIR/Exec/12.2.3, TIR-D4: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    for i in T.parallel(4):
        C[i] = i * i
    assert C[3] == 9, "each iteration ran"
