# TIR-LogicalOp-lanes, TIR/ExprTyping/14:b: expect ill-formed T-BOOL at 8:16
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    T.evaluate(T.And(n > 0, T.Broadcast(n > 0, 4)))
