# TIR-For-scalars, TIR/StmtTyping/11.1: expect ill-formed T-LOOP at 8:20
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    for i in range(T.Broadcast(n, 4)):
        A[0] = T.float32(0)
