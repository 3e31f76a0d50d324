# TIR-BufferRegion-rank, TIR/OtherTyping/4: expect ill-formed I-REGION-RANK at 9:17
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    with T.block("one"):
        T.reads(A[0, 0])
        A[0] = T.float32(0)
