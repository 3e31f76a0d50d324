# TIR-Cast-from-handle, TIR/ExprTyping/5:b: expect well-formed T-CAST at 8:16
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    T.evaluate(T.Cast("int64", a))
