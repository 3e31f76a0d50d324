# TIR-BufferStore-index-width, TIR-D62, TIR/Exec/5.3:b: expect unspecified U-INDEX-WIDTH at 9:9
# inputs: --index-bits 8
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((200,), "int32")):
    for i in range(200):
        C[i] = i
