# One buffer after the other, and the same where they are computed elsewhere.
from tvm.script import tir as T


@T.prim_func
def before(a: T.handle, b: T.handle):
    n, m = T.int64(), T.int64()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, m), "float32")
    S = T.alloc_buffer((n, m), "float32")
    for i, j in T.grid(n, m):
        S[i, j] = T.max(A[i, j], T.float32(0))
    for i, j in T.grid(n, m):
        B[i, j] = S[i, j] * A[i, m - 1 - j]


@T.prim_func
def inlined(a: T.handle, b: T.handle):
    n, m = T.int64(), T.int64()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, m), "float32")
    for i, j in T.grid(n, m):
        B[i, j] = T.max(A[i, j], T.float32(0)) * A[i, m - 1 - j]


@T.prim_func
def at_a_row(a: T.handle, b: T.handle):
    n, m = T.int64(), T.int64()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, m), "float32")
    for i in range(n):
        S = T.alloc_buffer((m,), "float32")
        for j in range(m):
            S[j] = T.max(A[i, j], T.float32(0))
        for j in range(m):
            B[i, j] = S[j] * A[i, m - 1 - j]


@T.prim_func
def at_a_tile(a: T.handle, b: T.handle):
    n, m = T.int64(), T.int64()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, m), "float32")
    S = T.alloc_buffer((n, m), "float32")
    for i in range(n):
        for jo in range((m + 15) // 16):
            for ji in range(16):
                if jo * 16 + ji < m:
                    S[i, jo * 16 + ji] = T.max(A[i, jo * 16 + ji], T.float32(0))
            for ji in range(T.min(16, m - jo * 16)):
                B[i, jo * 16 + ji] = S[i, jo * 16 + ji] * A[i, m - 1 - (jo * 16 + ji)]


@T.prim_func
def cached(a: T.handle, b: T.handle):
    n, m = T.int64(), T.int64()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, m), "float32")
    R = T.alloc_buffer((n, m), "float32")
    S = T.alloc_buffer((n, m), "float32")
    W = T.alloc_buffer((n, m), "float32")
    for i, j in T.grid(n, m):
        R[i, j] = A[i, j]
    for i, j in T.grid(n, m):
        S[i, j] = T.max(R[i, j], T.float32(0))
        if j == m - 1:
            for k in range(m):
                W[i, k] = S[i, k] * R[i, m - 1 - k]
    for j, i in T.grid(m, n):
        B[i, j] = W[i, j]


@T.prim_func
def in_place(a: T.handle, b: T.handle):
    n, m = T.int64(), T.int64()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, m), "float32")
    for i, j in T.grid(n, m):
        B[i, j] = A[i, j]
    for i, j in T.grid(n, m):
        B[i, j] = T.max(B[i, j], T.float32(0))
        B[i, j] = B[i, j] * A[i, m - 1 - j]
