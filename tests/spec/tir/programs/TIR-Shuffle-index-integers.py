# TIR-Shuffle-index-integers, TIR/ExprTyping/12.5: expect well-formed T-SHUFFLE at 8:48
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    T.evaluate(T.Shuffle([T.Broadcast(n, 4)], [A[0]]))
