# One loop is bounded by another.
from tvm.script import tir as T


@T.prim_func
def before(a: T.handle, b: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n, n), "float32")
    B = T.match_buffer(b, (n, n), "float32")
    for i, j in T.grid(n, n):
        B[i, j] = T.if_then_else(j <= i, A[i, j], T.float32(0))


@T.prim_func
def written_twice(a: T.handle, b: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n, n), "float32")
    B = T.match_buffer(b, (n, n), "float32")
    for i, j in T.grid(n, n):
        B[i, j] = T.float32(0)
    for i in range(n):
        for j in range(i + 1):
            B[i, j] = A[i, j]


@T.prim_func
def in_two_loops(a: T.handle, b: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n, n), "float32")
    B = T.match_buffer(b, (n, n), "float32")
    for j in range(n):
        for i in range(j):
            B[i, j] = T.float32(0)
        for i in range(n - j):
            B[i + j, j] = A[i + j, j]


@T.prim_func
def tiled(a: T.handle, b: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n, n), "float32")
    B = T.match_buffer(b, (n, n), "float32")
    for io, jo, ii, ji in T.grid((n + 3) // 4, (n + 3) // 4, 4, 4):
        if io * 4 + ii < n and jo * 4 + ji < n:
            if jo * 4 + ji <= io * 4 + ii:
                B[io * 4 + ii, jo * 4 + ji] = A[io * 4 + ii, jo * 4 + ji]
            else:
                B[io * 4 + ii, jo * 4 + ji] = T.float32(0)


@T.prim_func
def overwritten(a: T.handle, b: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n, n), "float32")
    B = T.match_buffer(b, (n, n), "float32")
    for i in range(n):
        for j in range(n):
            B[i, j] = A[i, j]
        for j in range(n - i - 1):
            B[i, i + 1 + j] = T.float32(0)
