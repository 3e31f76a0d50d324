# Rows by a sum of each, and tiles whose extents are sizes: a loop in so many parts, and a fused loop that is split again.
from tvm.script import tir as T


@T.prim_func
def before(a: T.handle, b: T.handle):
    n, m = T.int32(), T.int32()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, m), "float32")
    for i, j in T.grid(n, m):
        B[i, j] = T.float32(0)
        B[i, j] = B[i, j] + A[i, j]


@T.prim_func
def in_three_parts(a: T.handle, b: T.handle):
    n, m = T.int32(), T.int32()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, m), "float32")
    for io, ii, j in T.grid(3, (n + 2) // 3, m):
        if io * ((n + 2) // 3) + ii < n:
            B[io * ((n + 2) // 3) + ii, j] = T.float32(0)
            B[io * ((n + 2) // 3) + ii, j] = B[io * ((n + 2) // 3) + ii, j] + A[io * ((n + 2) // 3) + ii, j]


@T.prim_func
def columns_in_two_parts(a: T.handle, b: T.handle):
    n, m = T.int32(), T.int32()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, m), "float32")
    for i, jo, ji in T.grid(n, 2, (m + 1) // 2):
        if jo * ((m + 1) // 2) + ji < m:
            B[i, jo * ((m + 1) // 2) + ji] = T.float32(0) + A[i, jo * ((m + 1) // 2) + ji]


@T.prim_func
def fused_and_split(a: T.handle, b: T.handle):
    n, m = T.int32(), T.int32()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, m), "float32")
    for fo, fi in T.grid((n * m + 3) // 4, 4):
        if fo * 4 + fi < n * m:
            B[(fo * 4 + fi) // m, (fo * 4 + fi) % m] = T.float32(0)
            B[(fo * 4 + fi) // m, (fo * 4 + fi) % m] = B[(fo * 4 + fi) // m, (fo * 4 + fi) % m] + A[(fo * 4 + fi) // m, (fo * 4 + fi) % m]


@T.prim_func
def by_blocks_of_threads(a: T.handle, b: T.handle):
    n, m = T.int32(), T.int32()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, m), "float32")
    for fo in T.thread_binding((n * m + 3) // 4, thread="blockIdx.x"):
        for fi in T.thread_binding(4, thread="threadIdx.x"):
            with T.block("B"):
                vi = T.axis.spatial(n, (fo * 4 + fi) % (m * n) // m)
                vj = T.axis.spatial(m, (fo * 4 + fi) % m)
                T.where(fo * 4 + fi < n * m)
                B[vi, vj] = T.float32(0)
                B[vi, vj] = B[vi, vj] + A[vi, vj]


@T.prim_func
def columns_first(a: T.handle, b: T.handle):
    n, m = T.int32(), T.int32()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, m), "float32")
    for f in range(m * n):
        B[f % n, f // n] = T.float32(0)
        B[f % n, f // n] = B[f % n, f // n] + A[f % n, f // n]


@T.prim_func
def all_but_the_first_row(a: T.handle, b: T.handle):
    n, m = T.int32(), T.int32()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, m), "float32")
    for i in range(T.min(n, 1)):
        for j in range(m):
            B[i, j] = T.float32(0)
            B[i, j] = B[i, j] + A[i, j]
    for f in range(T.max(n - 1, 0) * m):
        B[1 + f // m, f % m] = T.float32(0)
        B[1 + f // m, f % m] = B[1 + f // m, f % m] + A[1 + f // m, f % m]


@T.prim_func
def without_the_last_column(a: T.handle, b: T.handle):
    n, m = T.int32(), T.int32()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, m), "float32")
    for f in range(n * T.max(m - 1, 0)):
        B[f // (m - 1), f % (m - 1)] = T.float32(0)
        B[f // (m - 1), f % (m - 1)] = B[f // (m - 1), f % (m - 1)] + A[f // (m - 1), f % (m - 1)]
    for i in range(n):
        if m > 0:
            B[i, m - 1] = T.float32(0)
            B[i, m - 1] = B[i, m - 1] + A[i, m - 1]
