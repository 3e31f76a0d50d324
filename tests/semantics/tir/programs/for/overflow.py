# TIR-For-overflow, TIR-D57: expect unspecified U-LOOP-OVERFLOW at 8:14
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle, n: T.int32):
    C = T.match_buffer(c, (4,), "int32")
    for i in range(T.Cast("int8", n + 124), T.Cast("int8", n + 124) + T.int8(4)):
        C[0] = C[0] + 1
