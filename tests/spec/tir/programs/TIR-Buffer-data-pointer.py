# TIR-Buffer-data-pointer, TIR/OtherTyping/3.4: expect ill-formed I-BUFFER-DATA at 8:5
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, q: T.handle):
    A = T.match_buffer(a, (16,), "float32")
    B = T.Buffer((4,), "float32", data=q)
    B[0] = A[0]
