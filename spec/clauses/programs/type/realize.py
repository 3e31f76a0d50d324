# TIR-BufferRealize-condition, TIR/StmtTyping/5.1: expect well-formed T-REALIZE at 8:38
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    D = T.Buffer((4,), "int32")
    with T.realize(D[0:4], "global", C[0]):
        D[0] = 7
