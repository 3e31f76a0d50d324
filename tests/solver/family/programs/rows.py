# Sums and maxima of rows, each in its order.
from tvm.script import tir as T


@T.prim_func
def before(a: T.handle, b: T.handle, c: T.handle):
    n, m = T.int32(), T.int32()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n,), "float32")
    C = T.match_buffer(c, (n, m), "float32")
    for i, j in T.grid(n, m):
        with T.block("B"):
            vi, vj = T.axis.remap("SR", [i, j])
            with T.init():
                B[vi] = T.float32(-1000)
            B[vi] = T.max(B[vi], A[vi, vj])
    for i, j in T.grid(n, m):
        with T.block("C"):
            vi, vj = T.axis.remap("SS", [i, j])
            C[vi, vj] = A[vi, vj] - B[vi]


@T.prim_func
def at_a_row(a: T.handle, b: T.handle, c: T.handle):
    n, m = T.int32(), T.int32()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n,), "float32")
    C = T.match_buffer(c, (n, m), "float32")
    for i in T.parallel(n):
        for j in range(m):
            if j == 0:
                B[i] = T.float32(-1000)
            B[i] = T.max(B[i], A[i, j])
        for j in range(m):
            C[i, j] = A[i, j] - B[i]


@T.prim_func
def split(a: T.handle, b: T.handle, c: T.handle):
    n, m = T.int32(), T.int32()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n,), "float32")
    C = T.match_buffer(c, (n, m), "float32")
    for jo, i, ji in T.grid((m + 3) // 4, n, 4):
        with T.block("B"):
            vi = T.axis.spatial(n, i)
            vj = T.axis.reduce(m, jo * 4 + ji)
            T.where(jo * 4 + ji < m)
            with T.init():
                B[vi] = T.float32(-1000)
            B[vi] = T.max(B[vi], A[vi, vj])
    for j, i in T.grid(m, n):
        C[i, j] = A[i, j] - B[i]


@T.prim_func
def staged(a: T.handle, b: T.handle, c: T.handle):
    n, m = T.int32(), T.int32()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n,), "float32")
    C = T.match_buffer(c, (n, m), "float32")
    for io, ii in T.grid((n + 1) // 2, 2):
        if io * 2 + ii < n:
            S = T.alloc_buffer((1,), "float32")
            if m > 0:
                S[0] = T.float32(-1000)
                for j in range(m):
                    S[0] = T.max(S[0], A[io * 2 + ii, j])
                B[io * 2 + ii] = S[0]
            for j in range(m):
                C[io * 2 + ii, j] = A[io * 2 + ii, j] - S[0]
