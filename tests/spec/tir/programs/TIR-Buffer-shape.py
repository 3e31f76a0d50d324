# TIR-Buffer-shape, TIR/OtherTyping/3.1: expect well-formed T-BUFFER at 8:19
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    B = T.Buffer((A[0],), "float32", data=A.data)
    B[0] = T.float32(0)
