# TIR-AllocatedBuffer-layout, TIR-D36: expect well-formed D-LAYOUT at 9:9
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    with T.block("one"):
        B = T.alloc_buffer((4,), "float32", strides=(2,))
        B[0] = A[0]
