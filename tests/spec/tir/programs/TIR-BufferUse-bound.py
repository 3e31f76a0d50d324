# TIR-BufferUse-bound, TIR-D44: expect ill-formed I-UNBOUND at 9:5
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    B = T.Buffer((16,), "float32")
    B[0] = A[0]
