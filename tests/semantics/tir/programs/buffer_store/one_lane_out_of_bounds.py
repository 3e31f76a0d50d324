# TIR-BufferStore-out-of-bounds, TIR/Exec/5.5.4: expect unspecified U-OOB-WRITE at 8:5
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle):
    C = T.match_buffer(c, (4,), "int32")
    C[T.Ramp(1, 1, 4)] = T.Broadcast(7, 4)
