# TIR-BufferStore-overlap, TIR-D41: expect unspecified U-OVERLAP at 9:9
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle):
    A = T.match_buffer(a, (4, 2), "int32", strides=(1, 1))
    for i in range(4):
        A[i, 0] = i
