# TIR-MatchBufferRegion-extents, TIR/OtherTyping/5.9: expect ill-formed I-MATCH-REGION at 9:13
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    with T.block("one"):
        V = T.match_buffer(A[n:n + 4], (8,), "float32")
        V[0] = T.float32(0)
