# TIR-PrimFunc-offset, TIR/Exec/1.2.4.b2:c: expect error E-ARGUMENT-OFFSET at 6:1
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle, n: T.int32):
    C = T.match_buffer(c, (4,), "int32", elem_offset=n - 3)
    C[0] = 1
