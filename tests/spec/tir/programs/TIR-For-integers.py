# TIR-For-integers, TIR/StmtTyping/11.1:b: expect well-formed T-LOOP at 8:14
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    for i in T.serial(A[0]):
        A[0] = T.float32(0)
