# TIR-Select-condition, TIR/ExprTyping/6.1.1: expect ill-formed T-SELECT at 8:21
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    A[0] = T.Select(n, A[1], A[2])
