# TIR-Ramp-lanes, TIR/ExprTyping/8.1.1: expect ill-formed T-RAMP at 8:18
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    T.evaluate(A[T.Ramp(0, 1, 1)])
