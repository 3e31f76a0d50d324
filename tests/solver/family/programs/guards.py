# Conditions on sizes, ordinals and data.
from tvm.script import tir as T


@T.prim_func
def before(a: T.handle, b: T.handle):
    n, m = T.int32(), T.int32()
    A = T.match_buffer(a, (n, m), "int32")
    B = T.match_buffer(b, (n, m), "int32")
    for i, j in T.grid(n, m):
        if i < m and j % 2 == 0:
            B[i, j] = A[i, j] // 3
        else:
            B[i, j] = T.max(A[i, j], i - j)


@T.prim_func
def negated(a: T.handle, b: T.handle):
    n, m = T.int32(), T.int32()
    A = T.match_buffer(a, (n, m), "int32")
    B = T.match_buffer(b, (n, m), "int32")
    for i, j in T.grid(n, m):
        if i >= m or j % 2 == 1:
            B[i, j] = T.max(A[i, j], i - j)
        else:
            B[i, j] = A[i, j] // 3


@T.prim_func
def partitioned(a: T.handle, b: T.handle):
    n, m = T.int32(), T.int32()
    A = T.match_buffer(a, (n, m), "int32")
    B = T.match_buffer(b, (n, m), "int32")
    for i in range(T.min(n, m)):
        for j in range(m // 2):
            B[i, j * 2] = A[i, j * 2] // 3
            B[i, j * 2 + 1] = T.max(A[i, j * 2 + 1], i - (j * 2 + 1))
        if m % 2 != 0:
            B[i, m - 1] = A[i, m - 1] // 3
    for i in range(T.max(n - m, 0)):
        for j in range(m):
            B[m + i, j] = T.max(A[m + i, j], m + i - j)


@T.prim_func
def by_choice(a: T.handle, b: T.handle):
    n, m = T.int32(), T.int32()
    A = T.match_buffer(a, (n, m), "int32")
    B = T.match_buffer(b, (n, m), "int32")
    for j, i in T.grid(m, n):
        B[i, j] = T.if_then_else(i < m, T.if_then_else(T.truncmod(j, 2) < 1, A[i, j] // 3, T.max(A[i, j], i - j)), T.max(A[i, j], i - j))


@T.prim_func
def every_second(a: T.handle, b: T.handle):
    n, m = T.int32(), T.int32()
    A = T.match_buffer(a, (n, m), "int32")
    B = T.match_buffer(b, (n, m), "int32")
    for i, j in T.grid(n, m):
        B[i, j] = T.max(A[i, j], i - j)
    for i, j in T.grid(T.min(m, n), (m + 1) // 2):
        B[i, j * 2] = A[i, j * 2] // 3
