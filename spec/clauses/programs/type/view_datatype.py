# TIR-MatchBufferRegion-dtype, TIR/OtherTyping/5.2: expect well-formed I-MATCH-REGION at 8:13
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((4,), "int32")):
    with T.block("b"):
        B = T.match_buffer(A[0:4], (4,), "float32")
        T.evaluate(B[0])
