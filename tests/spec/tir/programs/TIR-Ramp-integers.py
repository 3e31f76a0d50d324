# TIR-Ramp-integers, TIR/ExprTyping/8.1.3: expect well-formed T-RAMP at 8:23
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    T.evaluate(T.Ramp(A[0], A[1], 4))
