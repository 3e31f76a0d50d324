# TIR-MatchBufferRegion-alignment, TIR/OtherTyping/5.3: expect well-formed I-MATCH-REGION at 9:13
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle):
    C = T.match_buffer(c, (16,), "float32", align=64)
    with T.block("one"):
        V = T.match_buffer(C[0:4], (4,), "float32", align=128)
        V[0] = T.float32(0)
