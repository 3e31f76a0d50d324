# TIR-Prefetch, TIR/TEOnly/b3: expect out-of-scope S-TE-ONLY at 8:5
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle):
    C = T.match_buffer(c, (4,), "int32")
    T.prefetch(C, [T.Range(0, 4)])
