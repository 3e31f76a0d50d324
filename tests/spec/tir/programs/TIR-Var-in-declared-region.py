# TIR-Var-in-declared-region, TIR-D76: expect well-formed B-REGION-UNBOUND at 10:19
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    k = T.int32()
    with T.block("one"):
        T.reads(A[k])
        A[0] = T.float32(0)
