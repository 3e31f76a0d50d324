# Indices that run backward, or in groups.
from tvm.script import tir as T


@T.prim_func
def before(a: T.handle, b: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n,), "int32")
    B = T.match_buffer(b, (n,), "int32")
    for i in range(n):
        B[n - 1 - i] = A[i] * 3 + i


@T.prim_func
def forward(a: T.handle, b: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n,), "int32")
    B = T.match_buffer(b, (n,), "int32")
    for i in range(n):
        B[i] = (n - 1 - i) + A[n - i - 1] * 3


@T.prim_func
def in_groups(a: T.handle, b: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n,), "int32")
    B = T.match_buffer(b, (n,), "int32")
    for i in range((n + 3) // 4 * 4):
        if i // 4 * 4 + (3 - i % 4) < n:
            B[n - 1 - (i // 4 * 4 + (3 - i % 4))] = A[i // 4 * 4 + 3 - i % 4] * 3 + (i // 4 * 4 + 3 - i % 4)


@T.prim_func
def from_below_zero(a: T.handle, b: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n,), "int32")
    B = T.match_buffer(b, (n,), "int32")
    for i in T.serial(-n, n):
        if i < 0:
            B[-1 - i] = A[n + i] * 3 + (n + i)


@T.prim_func
def rounded_to_zero(a: T.handle, b: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n,), "int32")
    B = T.match_buffer(b, (n,), "int32")
    for i in range(n):
        B[n - 1 - i] = A[T.truncdiv(i, 3) * 3 + T.truncmod(i, 3)] * 3 + (T.floordiv(i, 2) * 2 + T.floormod(i, 2))


@T.prim_func
def wrapped(a: T.handle, b: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n,), "int32")
    B = T.match_buffer(b, (n,), "int32")
    for i in range(n):
        B[n - 1 - i] = A[i] + A[i] + A[i] + i
