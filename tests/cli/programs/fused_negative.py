# Loops over n - 1 and m - 1, and one over the product, which is 1 where both extents are -1.
from tvm.script import tir as T


@T.prim_func
def before(a: T.handle, b: T.handle):
    n, m = T.int32(), T.int32()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, m), "float32")
    for i, j in T.grid(n - 1, m - 1):
        B[i, j] = A[i, j]


@T.prim_func
def after(a: T.handle, b: T.handle):
    n, m = T.int32(), T.int32()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, m), "float32")
    for f in range((n - 1) * (m - 1)):
        B[f // (m - 1), f % (m - 1)] = A[f // (m - 1), f % (m - 1)]
