# TIR-For-vectorized-min, TIR/StmtTyping/11.6:b: expect well-formed I-VECTORIZED at 8:27
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    for i in T.vectorized(1, 5):
        A[i] = T.float32(0)
