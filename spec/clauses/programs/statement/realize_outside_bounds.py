# TIR-BufferStore-outside-bounds, TIR-D43, PreRFC/Notes/b1.b1, TIR/Exec/6.5:b: expect unspecified U-REALIZE-BOUNDS at 9:9
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    D = T.Buffer((4,), "int32")
    with T.realize(D[0:2], "global", True):
        D[3] = 7
        C[0] = D[3]
