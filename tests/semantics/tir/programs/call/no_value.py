# TIR-Call-shift-range, TIR-D48: expect unspecified U-SHIFT-RANGE at 8:12
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle, n: T.int32):
    C = T.match_buffer(c, (4,), "int32")
    C[0] = T.clz(n - 2)
