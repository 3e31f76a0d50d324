# TIR-BufferLoad-index-width, TIR-D62, TIR/Eval/7.3: expect unspecified U-INDEX-WIDTH at 8:12
# inputs: --index-bits 8
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((200,), "int32"), C: T.Buffer((1,), "int32")):
    C[0] = A[128]
