# TIR-Cast-lanes, TIR/ExprTyping/5: expect ill-formed T-CAST at 8:12
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    A[0] = T.Cast("float32", T.Broadcast(n, 4))
