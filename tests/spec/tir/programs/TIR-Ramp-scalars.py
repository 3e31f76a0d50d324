# TIR-Ramp-scalars, TIR/ExprTyping/8.1.2:b: expect ill-formed T-RAMP at 8:23
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    T.evaluate(T.Ramp(T.Broadcast(n, 2), T.Broadcast(n, 2), 4))
