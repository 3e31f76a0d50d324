# TIR-BufferStore-out-of-bounds, TIR/Exec/5.5.4: expect unspecified U-OOB-WRITE at 6:5
from tvm.script import tir as T
@T.prim_func
def main(c: T.handle):
    C = T.match_buffer(c, (2,), "int32")
    C[T.int32(2)] = 7
