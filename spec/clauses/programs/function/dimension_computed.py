# TIR-D39: expect done
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, b: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n * 2,), "int32")
    B = T.match_buffer(b, (n,), "int32")
    A[2 * n - 1] = B[n - 1]
