# Which iteration writes an element last.
from tvm.script import tir as T


@T.prim_func
def before(a: T.handle, b: T.handle):
    n, m = T.int32(), T.int32()
    A = T.match_buffer(a, (n, m), "int32")
    B = T.match_buffer(b, (m,), "int32")
    for i, j in T.grid(n, m):
        B[j] = A[i, j] + i


@T.prim_func
def alone(a: T.handle, b: T.handle):
    n, m = T.int32(), T.int32()
    A = T.match_buffer(a, (n, m), "int32")
    B = T.match_buffer(b, (m,), "int32")
    if n > 0:
        for j in range(m):
            B[j] = A[n - 1, j] + (n - 1)


@T.prim_func
def under_a_guard(a: T.handle, b: T.handle):
    n, m = T.int32(), T.int32()
    A = T.match_buffer(a, (n, m), "int32")
    B = T.match_buffer(b, (m,), "int32")
    for j, i in T.grid(m, n):
        if i == n - 1:
            B[j] = A[i, j] + i


@T.prim_func
def every_fourth(a: T.handle, b: T.handle):
    n, m = T.int32(), T.int32()
    A = T.match_buffer(a, (n, m), "int32")
    B = T.match_buffer(b, (m,), "int32")
    for i, j in T.grid((n + 3) // 4, m):
        if i * 4 + 3 < n:
            B[j] = A[i * 4 + 3, j] + (i * 4 + 3)
        else:
            B[j] = A[n - 1, j] + (n - 1)


@T.prim_func
def with_another(a: T.handle, b: T.handle):
    n, m = T.int32(), T.int32()
    A = T.match_buffer(a, (n, m), "int32")
    B = T.match_buffer(b, (m,), "int32")
    C = T.alloc_buffer((m,), "int32")
    for j in range(m):
        C[j] = B[j]
    for i in range(n):
        for j in range(m):
            B[j] = A[n - 1 - i, j]
            if i == 0:
                C[m - 1 - j] = A[n - 1, m - 1 - j] + (n - 1)
    for j in T.parallel(m):
        B[j] = C[j]
