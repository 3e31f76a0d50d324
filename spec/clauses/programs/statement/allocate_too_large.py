# TIR-Allocate-too-large, TIR/Exec/7.4: expect exhausted X-MEMORY at 7:10
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    with T.allocate([1000000, 1000000], "int32", "global") as p:
        C[1] = 2
