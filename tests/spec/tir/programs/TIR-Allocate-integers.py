# TIR-Allocate-integers, TIR/StmtTyping/6.2:b: expect well-formed T-ALLOCATE at 8:21
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    p = T.allocate([A[0]], "float32", "global")
    T.evaluate(p)
