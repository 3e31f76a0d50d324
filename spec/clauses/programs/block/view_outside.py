# TIR-BufferStore-out-of-bounds, TIR/Exec/14.3.2.b5, TIR/Exec/14.3.2.b5:b, TIR/Exec/14.3.2.b5:c, TIR-D10: expect unspecified U-OOB-WRITE at 9:9
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    with T.block("b"):
        D = T.match_buffer(C[0:2], (2,), "int32")
        D[2] = 7
