# TIR-BinaryOp-operands, TIR/ExprTyping/13: expect ill-formed T-OPERANDS at 8:16
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    T.evaluate(T.Broadcast(n, 4) + T.Broadcast(n, 8))
