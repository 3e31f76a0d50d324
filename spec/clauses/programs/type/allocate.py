# TIR-Allocate-scalars, TIR/StmtTyping/6.2: expect ill-formed T-ALLOCATE at 7:22
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    with T.allocate([T.Broadcast(4, 2)], "int32", "global") as p:
        C[0] = 1
