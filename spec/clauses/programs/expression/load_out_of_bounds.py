# TIR-BufferLoad-out-of-bounds, TIR/Eval/7.6, TIR/Eval/7.6:b, TIR-D62: expect unspecified U-OOB-READ at 8:16
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    for i in range(4):
        C[i] = C[i + 1]
