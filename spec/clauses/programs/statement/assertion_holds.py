# TIR/Exec/4, TIR/Exec/4:b: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = 1
    assert C[0] == 1, "it was just written"
    C[1] = 2
