# TIR-IntImm-unsigned-negative, TIR/ExprTyping/2.1.3: expect ill-formed T-LITERAL at 8:16
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    T.evaluate(T.uint8(-1))
