# One element of four that the block declares to write is written.
from tvm.script import tir as T


@T.prim_func
def f(a: T.handle, b: T.handle):
    n = T.int64()
    A = T.match_buffer(a, (n,), "float32")
    B = T.match_buffer(b, (n,), "float32")
    for i in range(n // T.int64(4)):
        with T.block("p"):
            vi = T.axis.spatial(n // T.int64(4), i)
            T.reads(A[vi])
            T.writes(B[vi * T.int64(4):vi * T.int64(4) + T.int64(4)])
            B[vi * T.int64(4) + T.int64(1)] = A[vi]
