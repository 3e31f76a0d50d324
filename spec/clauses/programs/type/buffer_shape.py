# TIR-Buffer-shape, TIR/OtherTyping/3.1: expect well-formed T-BUFFER at 7:19
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((16,), "float32")):
    B = T.Buffer((A[0],), "float32", data=A.data)
    B[0] = T.float32(0)
