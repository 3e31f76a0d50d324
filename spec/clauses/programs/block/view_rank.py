# TIR-MatchBufferRegion-rank, TIR/OtherTyping/5.7, TIR/Exec/14.3.2.b3:c: expect ill-formed I-MATCH-REGION at 8:13
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    with T.block("b"):
        D = T.match_buffer(C[0:4], (2, 2), "int32")
        D[0, 0] = 7
