# TIR-BufferRegion-rank, TIR/OtherTyping/4, TIR/OtherTyping/p1: expect ill-formed I-REGION-RANK at 8:17
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((4, 4), "int32")):
    with T.block("b"):
        T.reads(A[0:4])
        T.writes()
        T.evaluate(A[0, 0])
