# TIR-While-value, TIR-D17: expect unspecified U-WHILE-VALUE at 8:5
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle, n: T.int32):
    C = T.match_buffer(c, (4,), "int32")
    while n:
        C[0] = 1
