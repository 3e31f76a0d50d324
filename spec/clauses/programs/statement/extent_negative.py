# TIR-Buffer-constant-extents, TIR-D83, TIR/Buffers/p1:b: expect ill-formed I-BUFFER-LAYOUT at 8:25
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32"), n: T.int32):
    C[0] = n
    B = T.alloc_buffer((-1,), "int32")
    with T.block("b"):
        C[1] = n
