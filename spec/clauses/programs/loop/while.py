# TIR/Exec/13.1, TIR/Exec/13.2, TIR/Exec/13.3: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = 1
    while C[0] < 100:
        C[0] = C[0] * 2
    assert C[0] == 128, "the first power that is not below 100"
