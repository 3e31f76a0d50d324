# Two loops, and one over the product of their extents.
from tvm.script import tir as T


@T.prim_func
def before(a: T.handle, b: T.handle):
    n, m = T.int64(), T.int64()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, m), "float32")
    for i, j in T.grid(n, m):
        B[i, j] = A[i, j] + T.float32(1)


@T.prim_func
def fused(a: T.handle, b: T.handle):
    n, m = T.int64(), T.int64()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, m), "float32")
    for f in range(n * m):
        B[f // m, f % m] = A[f // m, f % m] + T.float32(1)


@T.prim_func
def fused_and_split(a: T.handle, b: T.handle):
    n, m = T.int64(), T.int64()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, m), "float32")
    for fo, fi in T.grid((n * m + 7) // 8, 8):
        if fo * 8 + fi < n * m:
            B[(fo * 8 + fi) // m, (fo * 8 + fi) % m] = A[(fo * 8 + fi) // m, (fo * 8 + fi) % m] + T.float32(1)


@T.prim_func
def fused_flat(a: T.handle, b: T.handle):
    n, m = T.int64(), T.int64()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, m), "float32")
    C = T.decl_buffer((n * m,), "float32", data=A.data)
    D = T.decl_buffer((n * m,), "float32", data=B.data)
    for f in range(n * m):
        D[f] = C[f] + T.float32(1)


@T.prim_func
def rows_fused(a: T.handle, b: T.handle):
    n, m = T.int64(), T.int64()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, m), "float32")
    for f in range(n * 4):
        for j in range((m + 3) // 4):
            if j * 4 + f % 4 < m:
                B[f // 4, j * 4 + f % 4] = A[f // 4, j * 4 + f % 4] + T.float32(1)


@T.prim_func
def fused_without_order(a: T.handle, b: T.handle):
    n, m = T.int64(), T.int64()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, m), "float32")
    for f in T.parallel(n * m):
        if f < n * m - m:
            B[f // m, f % m] = A[f // m, f % m] + T.float32(1)
    for f in T.vectorized(m):
        if n > 0:
            B[n - 1, f] = A[n - 1, f] + T.float32(1)


@T.prim_func
def open_fused_through_a_scalar(a: T.handle, b: T.handle):
    n, m = T.int64(), T.int64()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, m), "float32")
    S = T.alloc_buffer((1,), "float32")
    for f in range(n * m):
        if f > 0:
            B[(f - 1) // m, (f - 1) % m] = S[0]
        S[0] = A[f // m, f % m] + T.float32(1)
        if f % m == m - 1:
            B[f // m, f % m] = S[0]
