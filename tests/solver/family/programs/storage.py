# Memory between statements: one for each, or shared by several.
from tvm.script import tir as T


@T.prim_func
def before(a: T.handle, b: T.handle):
    n, m = T.int64(), T.int64()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, m), "float32")
    S = T.alloc_buffer((n, m), "float32")
    R = T.alloc_buffer((n, m), "float32")
    W = T.alloc_buffer((n, m), "float32")
    for i, j in T.grid(n, m):
        S[i, j] = A[i, j] * A[i, j]
    for i, j in T.grid(n, m):
        R[i, j] = S[i, j] - A[i, m - 1 - j]
    for i, j in T.grid(n, m):
        W[i, j] = T.exp(R[n - 1 - i, j])
    for i, j in T.grid(n, m):
        B[i, j] = W[i, j] + T.float32(1)


@T.prim_func
def reused(a: T.handle, b: T.handle):
    n, m = T.int64(), T.int64()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, m), "float32")
    S = T.alloc_buffer((n, m), "float32")
    R = T.alloc_buffer((n, m), "float32")
    for i, j in T.grid(n, m):
        S[i, j] = A[i, j] * A[i, j]
    for i, j in T.grid(n, m):
        R[i, j] = S[i, j] - A[i, m - 1 - j]
    for i, j in T.grid(n, m):
        S[i, j] = T.exp(R[n - 1 - i, j])
    for i, j in T.grid(n, m):
        B[i, j] = S[i, j] + T.float32(1)


@T.prim_func
def of_rows(a: T.handle, b: T.handle):
    n, m = T.int64(), T.int64()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, m), "float32")
    for i in range(n):
        S = T.alloc_buffer((m,), "float32")
        for j in range(m):
            S[j] = A[n - 1 - i, j] * A[n - 1 - i, j]
        for j in range(m):
            S[j] = S[j] - A[n - 1 - i, m - 1 - j]
        for j in T.vectorized(m):
            B[i, j] = T.exp(S[j]) + T.float32(1)


@T.prim_func
def open_of_elements(a: T.handle, b: T.handle):
    n, m = T.int64(), T.int64()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, m), "float32")
    for i in T.parallel(n):
        for j in range(m):
            S = T.alloc_buffer((1,), "float32")
            S[0] = A[i, j] * A[i, j] - A[i, m - 1 - j]
            S[0] = T.exp(S[0])
            B[n - 1 - i, j] = S[0] + T.float32(1)


@T.prim_func
def in_the_result(a: T.handle, b: T.handle):
    n, m = T.int64(), T.int64()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, m), "float32")
    for i, j in T.grid(n, m):
        B[n - 1 - i, j] = A[i, j] * A[i, j]
    for i, j in T.grid(n, m):
        B[i, j] = B[i, j] - A[n - 1 - i, m - 1 - j]
    for j, i in T.grid(m, n):
        B[i, j] = T.exp(B[i, j])
        B[i, j] = B[i, j] + T.float32(1)


@T.prim_func
def flat(a: T.handle, b: T.handle):
    n, m = T.int64(), T.int64()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, m), "float32")
    C = T.decl_buffer((n * m,), "float32", data=A.data)
    D = T.decl_buffer((n * m,), "float32", data=B.data)
    S = T.alloc_buffer((n * m,), "float32")
    for i, j in T.grid(n, m):
        S[i * m + j] = C[i * m + j] * C[i * m + j]
    for i, j in T.grid(n, m):
        S[i * m + j] = S[i * m + j] - C[i * m + m - 1 - j]
    for i, j in T.grid(n, m):
        D[i * m + j] = T.exp(S[(n - 1 - i) * m + j]) + T.float32(1)
