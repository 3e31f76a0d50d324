# TIR-BufferStore-out-of-bounds, TIR/Exec/5.5.4, TIR/Exec/5.5.4:b: expect unspecified U-OOB-WRITE at 8:9
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    for i in range(4):
        C[i + 1] = i
