# TIR-MatchBufferRegion-leading, TIR/OtherTyping/5.8: expect ill-formed I-MATCH-REGION at 9:13
from tvm.script import tir as T


@T.prim_func
def main(b: T.handle, n: T.int32):
    B = T.match_buffer(b, (4, 8), "float32")
    with T.block("one"):
        V = T.match_buffer(B[0:2, 0:4], (4,), "float32")
        V[0] = T.float32(0)
