# What each iteration takes from the one before.
from tvm.script import tir as T


@T.prim_func
def before(a: T.handle, b: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n,), "float32")
    B = T.match_buffer(b, (n,), "float32")
    for i in range(n):
        B[i] = T.if_then_else(0 < i, B[i - 1], T.float32(0)) + A[i]


@T.prim_func
def split(a: T.handle, b: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n,), "float32")
    B = T.match_buffer(b, (n,), "float32")
    for io, ii in T.grid((n + 3) // 4, 4):
        if io * 4 + ii < n:
            B[io * 4 + ii] = T.if_then_else(0 < io * 4 + ii, B[io * 4 + ii - 1], T.float32(0)) + A[io * 4 + ii]


@T.prim_func
def in_a_scalar(a: T.handle, b: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n,), "float32")
    B = T.match_buffer(b, (n,), "float32")
    S = T.alloc_buffer((1,), "float32")
    S[0] = T.float32(0)
    for i in range(n):
        S[0] = S[0] + A[i]
        B[i] = S[0]


@T.prim_func
def peeled(a: T.handle, b: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n,), "float32")
    B = T.match_buffer(b, (n,), "float32")
    if n > 0:
        B[0] = T.float32(0) + A[0]
    for i in range(1, n):
        B[i] = A[i] + B[i - 1]


@T.prim_func
def in_two_slots(a: T.handle, b: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n,), "float32")
    B = T.match_buffer(b, (n,), "float32")
    S = T.alloc_buffer((2,), "float32")
    S[1] = T.float32(0)
    for i in range(n):
        S[i % 2] = S[(i + 1) % 2] + A[i]
        B[i] = S[i % 2]


@T.prim_func
def unrolled(a: T.handle, b: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n,), "float32")
    B = T.match_buffer(b, (n,), "float32")
    S = T.alloc_buffer((1,), "float32")
    S[0] = T.float32(0)
    for i in range(n // 2):
        S[0] = S[0] + A[i * 2]
        B[i * 2] = S[0]
        S[0] = S[0] + A[i * 2 + 1]
        B[i * 2 + 1] = S[0]
    if n % 2 == 1:
        B[n - 1] = S[0] + A[n - 1]
