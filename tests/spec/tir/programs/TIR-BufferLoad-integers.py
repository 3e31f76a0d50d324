# TIR-BufferLoad-integers, TIR/ExprTyping/7.2: expect ill-formed T-INDEX at 8:14
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    A[0] = A[A[1]]
