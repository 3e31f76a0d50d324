# TIR/Exec/12.1.1:b, TIR/Exec/12.1.4:b: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int64")):
    C[0] = T.int64(0)
    for i in range(T.int64(4)):
        C[0] = C[0] + i
    assert C[0] == T.int64(6), "the loop counts in 64 bits"
