# TIR-Shuffle-elements, TIR/ExprTyping/12.2: expect ill-formed T-SHUFFLE at 8:33
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    T.evaluate(T.Shuffle([A[0], n], [0, 1]))
