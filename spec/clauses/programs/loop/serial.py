# TIR/Exec/12.1.1, TIR/Exec/12.1.2, TIR/Exec/12.1.3, TIR/Exec/12.1.6, TIR/Exec/12.1.7, TIR/Exec/12.1.7:b, TIR-D2, TIR/Scope/b4: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = 0
    for i in range(4):
        C[0] = C[0] * 10 + i
    assert C[0] == 123, "0, 1, 2, 3 in this order"
