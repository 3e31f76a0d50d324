# TIR-Shuffle-vectors, TIR/ExprTyping/12.1: expect well-formed T-SHUFFLE at 8:16
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    T.evaluate(T.Shuffle([], [n]))
