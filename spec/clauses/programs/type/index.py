# TIR-BufferStore-integers, TIR/StmtTyping/4.3, TIR/StmtTyping/p1: expect ill-formed T-INDEX at 7:7
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((4,), "int32"), x: T.float32):
    A[x] = 1
