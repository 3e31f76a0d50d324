# TIR-Prefetch-in-scope, TIR/TEOnly/b3, TIR/TEOnly/p1: expect out-of-scope S-TE-ONLY at 7:5
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    T.prefetch(C, [T.Range(0, 4)])
