# TIR-BufferLoad-widths, TIR/ExprTyping/7.2:b: expect well-formed D-INDEX-WIDTH at 8:16
from tvm.script import tir as T


@T.prim_func
def main(b: T.handle, n: T.int32, m: T.int64):
    B = T.match_buffer(b, (4, 4), "float32")
    T.evaluate(B[n, m])
