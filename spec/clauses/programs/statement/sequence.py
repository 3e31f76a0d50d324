# TIR/Exec/9: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = 1
    C[0] = C[0] + 1
    assert C[0] == 2, "in the order of the list"
