# TIR-BufferLoad-leading-scalars, TIR/ExprTyping/7.1: expect ill-formed T-INDEX at 8:18
from tvm.script import tir as T


@T.prim_func
def main(b: T.handle):
    B = T.match_buffer(b, (4, 4), "float32")
    T.evaluate(B[T.Ramp(0, 1, 4), 0])
