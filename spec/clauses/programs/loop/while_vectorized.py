# TIR-While-vectorized, TIR/StmtTyping/11.6: expect well-formed I-VECTORIZED at 8:9
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    for i in T.vectorized(4):
        while C[i] < 0:
            C[i] = C[i] + 1
