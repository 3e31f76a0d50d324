# TIR/Exec/6.1, TIR/Exec/6.2, TIR/Exec/6.2:c, TIR/Exec/6.3, TIR/Exec/6.4, TIR/Exec/6.4:b, TIR/Exec/6.5, TIR/Scope/b6, TIR/Scope/b6:b: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    D = T.Buffer((4,), "int32")
    with T.realize(D[0:4], "global", True):
        D[0] = 7
        C[0] = D[0]
    assert C[0] == 7, "D had memory of its own"
