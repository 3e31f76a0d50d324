# A triangle, whose inner loop and another one are one.
from tvm.script import tir as T


@T.prim_func
def before(a: T.handle, b: T.handle):
    n, m = T.int32(), T.int32()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, n), "float32")
    for i, k in T.grid(n, m):
        for j in range(i + 1):
            B[i, j] = B[i, j] + A[i, k] * A[j, k]


@T.prim_func
def fused(a: T.handle, b: T.handle):
    n, m = T.int32(), T.int32()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, n), "float32")
    for i in range(n):
        for kj in range(m * (i + 1)):
            B[i, kj % (i + 1)] = B[i, kj % (i + 1)] + A[i, kj // (i + 1)] * A[kj % (i + 1), kj // (i + 1)]


@T.prim_func
def fused_by_a_maximum(a: T.handle, b: T.handle):
    n, m = T.int32(), T.int32()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, n), "float32")
    for i in range(n):
        for kj in range(m * T.max(i + 1, 0)):
            B[i, kj % (i + 1)] = B[i, kj % (i + 1)] + A[i, kj // (i + 1)] * A[kj % (i + 1), kj // (i + 1)]


@T.prim_func
def tiled(a: T.handle, b: T.handle):
    n, m = T.int32(), T.int32()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, n), "float32")
    for i, k in T.grid(n, m):
        for jo, ji in T.grid((i + 4) // 4, 4):
            if jo * 4 + ji < i + 1:
                B[i, jo * 4 + ji] = B[i, jo * 4 + ji] + A[i, k] * A[jo * 4 + ji, k]
