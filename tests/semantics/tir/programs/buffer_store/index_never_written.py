# TIR-BufferStore-indeterminate-index, TIR-D19: expect unspecified U-INDETERMINATE at 9:5
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle):
    C = T.match_buffer(c, (4,), "int32")
    D = T.alloc_buffer((4,), "int32")
    C[D[0]] = 1
