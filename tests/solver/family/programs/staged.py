# A tile at a time, through memory of its own.
from tvm.script import tir as T


@T.prim_func
def before(a: T.handle, b: T.handle):
    n = T.int64()
    A = T.match_buffer(a, (n,), "float32")
    B = T.match_buffer(b, (n,), "float32")
    for i in range(n):
        B[i] = A[i] * T.float32(2) + A[n - 1 - i]


@T.prim_func
def cached(a: T.handle, b: T.handle):
    n = T.int64()
    A = T.match_buffer(a, (n,), "float32")
    B = T.match_buffer(b, (n,), "float32")
    for io in range((n + 7) // 8):
        R = T.alloc_buffer((8,), "float32")
        W = T.alloc_buffer((8,), "float32")
        for ii in range(8):
            if io * 8 + ii < n:
                R[ii] = A[io * 8 + ii]
        for ii in range(8):
            if io * 8 + ii < n:
                W[ii] = R[ii] * T.float32(2) + A[n - 1 - (io * 8 + ii)]
        for ii in range(T.min(8, n - io * 8)):
            B[io * 8 + ii] = W[ii]


@T.prim_func
def doubled(a: T.handle, b: T.handle):
    n = T.int64()
    A = T.match_buffer(a, (n,), "float32")
    B = T.match_buffer(b, (n,), "float32")
    R = T.alloc_buffer((2, 4), "float32")
    for ii in range(4):
        if ii < n:
            R[0, ii] = A[ii]
    for io in range((n + 3) // 4):
        for ii in range(4):
            if io * 4 + 4 + ii < n:
                R[(io + 1) % 2, ii] = A[io * 4 + 4 + ii]
        for ii in range(4):
            if io * 4 + ii < n:
                B[io * 4 + ii] = R[io % 2, ii] * T.float32(2) + A[n - 1 - (io * 4 + ii)]


@T.prim_func
def in_a_ring(a: T.handle, b: T.handle):
    n = T.int64()
    A = T.match_buffer(a, (n,), "float32")
    B = T.match_buffer(b, (n,), "float32")
    R = T.alloc_buffer((4,), "float32")
    for i in range(n + 3):
        if i < n:
            R[i % 4] = A[i]
        if i >= 3:
            B[i - 3] = R[(i - 3) % 4] * T.float32(2) + A[n - 1 - (i - 3)]


@T.prim_func
def main_and_tail(a: T.handle, b: T.handle):
    n = T.int64()
    A = T.match_buffer(a, (n,), "float32")
    B = T.match_buffer(b, (n,), "float32")
    for io in range(n // 4):
        for ii in T.vectorized(4):
            B[io * 4 + ii] = A[io * 4 + ii] * T.float32(2) + A[n - 1 - (io * 4 + ii)]
    for ii in range(n % 4):
        B[n // 4 * 4 + ii] = A[n // 4 * 4 + ii] * T.float32(2) + A[n - 1 - (n // 4 * 4 + ii)]


@T.prim_func
def relaid(a: T.handle, b: T.handle):
    n = T.int64()
    A = T.match_buffer(a, (n,), "float32")
    B = T.match_buffer(b, (n,), "float32")
    L = T.alloc_buffer(((n + 3) // 4, 4), "float32")
    for i in range(n):
        L[i // 4, i % 4] = A[i]
    for i in range(n):
        B[i] = L[i // 4, i % 4] * T.float32(2) + L[(n - 1 - i) // 4, (n - 1 - i) % 4]
