# TIR-Select-lanes, TIR/ExprTyping/6.1.3: expect ill-formed T-SELECT at 8:25
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    T.evaluate(T.Select(T.Broadcast(n > 0, 2), T.Broadcast(A[1], 4), T.Broadcast(A[2], 4)))
