# TIR-Load, TIR/Deprecated/b1: expect out-of-scope S-DEPRECATED at 8:12
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle):
    C = T.match_buffer(c, (4,), "int32")
    C[0] = T.load("int32", C.data, 0)
