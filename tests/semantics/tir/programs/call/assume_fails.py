# TIR-Call-assume-fails, TIR-D77: expect unspecified U-ASSUME at 8:16
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle, n: T.int32):
    C = T.match_buffer(c, (4,), "int32")
    T.evaluate(T.assume(n == 3))
    C[0] = 1
