# TIR-Allocate-scalars, TIR/StmtTyping/6.2: expect ill-formed T-ALLOCATE at 8:21
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    p = T.allocate([T.Broadcast(n, 4)], "float32", "global")
    T.evaluate(p)
