# TIR-For-vectorized-min, TIR/StmtTyping/11.6:b: expect well-formed I-VECTORIZED at 7:27
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((8,), "int32")):
    for i in T.vectorized(2, 8):
        C[i] = 1
