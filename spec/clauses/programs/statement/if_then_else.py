# TIR/Exec/10, TIR/Exec/10:b, TIR/Exec/10:c, TIR/Exec/10:d: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = 1
    if C[0] == 1:
        C[1] = 5
    else:
        C[1] = 6
    if C[0] == 2:
        C[1] = 7
    assert C[1] == 5, "the first branch of the first, and nothing of the second"
