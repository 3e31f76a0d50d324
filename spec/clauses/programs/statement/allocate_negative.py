# TIR-Allocate-negative-extent, TIR/Exec/7.4: expect unspecified O-EXTENT at 8:10
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = -1
    with T.allocate([C[0]], "int32", "global") as p:
        C[1] = 2
