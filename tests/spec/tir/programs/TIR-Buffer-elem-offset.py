# TIR-Buffer-elem-offset, TIR/OtherTyping/3.3: expect well-formed T-BUFFER at 8:60
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    B = T.Buffer((4,), "float32", data=A.data, elem_offset=A[0])
    B[0] = T.float32(0)
