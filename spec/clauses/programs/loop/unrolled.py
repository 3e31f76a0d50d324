# TIR/Exec/12.4: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = 0
    for i in T.unroll(4):
        C[0] = C[0] * 10 + i
    assert C[0] == 123, "as a serial loop"
