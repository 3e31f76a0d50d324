# Numbers that the caller gives, and arithmetic that may wrap around.
from tvm.script import tir as T


@T.prim_func
def before(a: T.handle, b: T.handle, k: T.int32, f: T.float32):
    n = T.int32()
    A = T.match_buffer(a, (n,), "float32")
    B = T.match_buffer(b, (n,), "int64")
    for i in range(n):
        B[i] = T.Cast("int64", k * k) + T.if_then_else(A[i] < f, T.Cast("int64", i * 3), T.int64(1))


@T.prim_func
def once(a: T.handle, b: T.handle, k: T.int32, f: T.float32):
    n = T.int32()
    A = T.match_buffer(a, (n,), "float32")
    B = T.match_buffer(b, (n,), "int64")
    S = T.alloc_buffer((1,), "int32")
    S[0] = k * k
    for i in range(n):
        B[i] = T.Cast("int64", S[0]) + T.if_then_else(f > A[i], T.Cast("int64", i + i + i), T.int64(1))


@T.prim_func
def by_cases(a: T.handle, b: T.handle, k: T.int32, f: T.float32):
    n = T.int32()
    A = T.match_buffer(a, (n,), "float32")
    B = T.match_buffer(b, (n,), "int64")
    if k < 5:
        for i in range(n):
            B[i] = T.Cast("int64", k * k) + T.if_then_else(A[i] < f, T.Cast("int64", i * 3), T.int64(1))
    else:
        for i in range(n):
            B[n - 1 - i] = T.Cast("int64", k * k) + T.if_then_else(A[n - 1 - i] < f, T.Cast("int64", (n - 1 - i) * 3), T.int64(1))


@T.prim_func
def split_at_it(a: T.handle, b: T.handle, k: T.int32, f: T.float32):
    n = T.int32()
    A = T.match_buffer(a, (n,), "float32")
    B = T.match_buffer(b, (n,), "int64")
    for i in range(n):
        if i < k:
            B[i] = T.Cast("int64", k * k) + T.if_then_else(A[i] < f, T.Cast("int64", i * 4 - i), T.int64(1))
    for i in range(n):
        if k <= i:
            B[i] = T.Cast("int64", k * k) + T.if_then_else(A[i] < f, T.Cast("int64", i * 3), T.int64(1))


@T.prim_func
def in_another_order(a: T.handle, b: T.handle, k: T.int32, f: T.float32):
    n = T.int32()
    A = T.match_buffer(a, (n,), "float32")
    B = T.match_buffer(b, (n,), "int64")
    for i in range(n):
        B[i] = T.Select(A[i] < f, T.Cast("int64", i * 3), T.int64(1)) + T.Cast("int64", k * k)
