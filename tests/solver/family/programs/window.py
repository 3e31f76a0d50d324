# Neighbours of each element, and the same with what is padded, staged or split.
from tvm.script import tir as T


@T.prim_func
def before(a: T.handle, b: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n,), "float32")
    B = T.match_buffer(b, (n,), "float32")
    for i in range(n):
        B[i] = T.if_then_else(1 <= i, A[i - 1], T.float32(0)) - T.if_then_else(i + 1 < n, A[i + 1], T.float32(0))


@T.prim_func
def padded(a: T.handle, b: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n,), "float32")
    B = T.match_buffer(b, (n,), "float32")
    P = T.alloc_buffer((n + 2,), "float32")
    for i in range(n + 2):
        P[i] = T.if_then_else(1 <= i and i < n + 1, A[i - 1], T.float32(0))
    for i in range(n):
        B[i] = P[i] - P[i + 2]


@T.prim_func
def padded_by_blocks(a: T.handle, b: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n,), "float32")
    B = T.match_buffer(b, (n,), "float32")
    P = T.alloc_buffer((n + 2,), "float32")
    for i in range(n + 2):
        with T.block("zero"):
            v = T.axis.spatial(n + 2, i)
            P[v] = T.float32(0)
    for io, ii in T.grid((n + 3) // 4, 4):
        with T.block("copy"):
            v = T.axis.spatial(n, io * 4 + ii)
            T.where(io * 4 + ii < n)
            P[v + 1] = A[v]
    for i in range(n):
        with T.block("B"):
            v = T.axis.spatial(n, i)
            B[v] = P[v] - P[v + 2]


@T.prim_func
def peeled(a: T.handle, b: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n,), "float32")
    B = T.match_buffer(b, (n,), "float32")
    if n > 0:
        B[0] = T.float32(0) - T.if_then_else(1 < n, A[1], T.float32(0))
    if n > 1:
        for i in range(n - 2):
            B[i + 1] = A[i] - A[i + 2]
        B[n - 1] = A[n - 2] - T.float32(0)


@T.prim_func
def at_a_tile(a: T.handle, b: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n,), "float32")
    B = T.match_buffer(b, (n,), "float32")
    for io in range((n + 7) // 8):
        P = T.alloc_buffer((10,), "float32")
        for ii in range(10):
            P[ii] = T.if_then_else(1 <= io * 8 + ii and io * 8 + ii <= n, A[io * 8 + ii - 1], T.float32(0))
        for ii in range(8):
            if io * 8 + ii < n:
                B[io * 8 + ii] = P[ii] - P[ii + 2]


@T.prim_func
def in_steps(a: T.handle, b: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n,), "float32")
    B = T.match_buffer(b, (n,), "float32")
    for io in T.serial(0, n, step=4):
        for ii in range(T.min(4, n - io)):
            B[io + ii] = T.if_then_else(1 <= io + ii, A[io + ii - 1], T.float32(0)) - T.if_then_else(io + ii + 1 < n, A[io + ii + 1], T.float32(0))
