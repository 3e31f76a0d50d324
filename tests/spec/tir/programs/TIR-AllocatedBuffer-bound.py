# TIR-AllocatedBuffer-bound, TIR/Scope/b8:c: expect ill-formed I-ALLOC-UNBOUND at 10:9
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    k = T.int32()
    with T.block("one"):
        B = T.alloc_buffer((k,), "float32")
        B[0] = A[0]
