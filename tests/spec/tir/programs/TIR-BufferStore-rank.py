# TIR-BufferStore-rank, TIR-D31: expect ill-formed T-INDEX-RANK at 8:5
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    A[0, 1] = T.float32(0)
