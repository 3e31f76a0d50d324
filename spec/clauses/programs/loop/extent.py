# TIR/Exec/12.1.5, TIR-D1: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = 0
    for i in range(2, 5):
        C[0] = C[0] * 10 + i
    assert C[0] == 234, "three iterations, from the start on"
