# TIR-While-vectorized, TIR/StmtTyping/11.6: expect well-formed I-VECTORIZED at 9:9
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    for i in T.vectorized(4):
        while A[i] > T.float32(0):
            A[i] = T.float32(0)
