# TIR-CmpOp-handle, TIR/ExprTyping/16:b: expect well-formed T-HANDLE at 8:16
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    T.evaluate(a == a)
