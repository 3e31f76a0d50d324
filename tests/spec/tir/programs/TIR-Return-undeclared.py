# TIR-Return-undeclared, TIR/OtherTyping/6: expect well-formed T-RETURN at 8:16
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    T.evaluate(T.ret(n))
