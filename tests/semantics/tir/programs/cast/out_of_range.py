# TIR-Cast-out-of-range, TIR-D13: expect unspecified U-CAST-RANGE at 8:12
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle, n: T.int32):
    C = T.match_buffer(c, (4,), "int32")
    C[0] = T.Cast("int32", T.Cast("float32", n) * T.float32(2e9))
