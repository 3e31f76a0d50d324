# TIR-Broadcast-scalar, TIR/ExprTyping/9.1.1: expect ill-formed T-BROADCAST at 8:28
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    T.evaluate(T.Broadcast(T.Broadcast(n, 2), 4))
