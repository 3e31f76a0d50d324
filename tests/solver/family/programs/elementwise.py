# One element after the other, at all sizes, and the same in other loops.
from tvm.script import tir as T


@T.prim_func
def before(a: T.handle, b: T.handle):
    n, m = T.int32(), T.int32()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, m), "float32")
    for i, j in T.grid(n, m):
        with T.block("B"):
            vi, vj = T.axis.remap("SS", [i, j])
            B[vi, vj] = A[vi, vj] * T.float32(2) + T.float32(i * 3 + j)


@T.prim_func
def split(a: T.handle, b: T.handle):
    n, m = T.int32(), T.int32()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, m), "float32")
    for i, jo, ji in T.grid(n, (m + 7) // 8, 8):
        with T.block("B"):
            vi = T.axis.spatial(n, i)
            vj = T.axis.spatial(m, jo * 8 + ji)
            T.where(jo * 8 + ji < m)
            B[vi, vj] = A[vi, vj] * T.float32(2) + T.float32(vi * 3 + vj)


@T.prim_func
def tiled(a: T.handle, b: T.handle):
    n, m = T.int32(), T.int32()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, m), "float32")
    for io, jo in T.grid((n + 3) // 4, (m + 15) // 16):
        for ii in T.parallel(4):
            for ji in T.vectorized(16):
                if io * 4 + ii < n and jo * 16 + ji < m:
                    B[io * 4 + ii, jo * 16 + ji] = T.float32((io * 4 + ii) * 3 + jo * 16 + ji) + T.float32(2) * A[io * 4 + ii, jo * 16 + ji]


@T.prim_func
def reordered(a: T.handle, b: T.handle):
    n, m = T.int32(), T.int32()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, m), "float32")
    for j in T.parallel(m):
        for i in T.unroll(n):
            B[n - 1 - i, j] = A[n - 1 - i, j] * T.float32(2) + T.float32((n - 1 - i) * 3 + j)


@T.prim_func
def unrolled(a: T.handle, b: T.handle):
    n, m = T.int32(), T.int32()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, m), "float32")
    for i in range(n):
        for j in range(m // 2):
            B[i, j * 2] = A[i, j * 2] * T.float32(2) + T.float32(i * 3 + j * 2)
            B[i, j * 2 + 1] = A[i, j * 2 + 1] * T.float32(2) + T.float32(i * 3 + j * 2 + 1)
        if m % 2 == 1:
            B[i, m - 1] = A[i, m - 1] * T.float32(2) + T.float32(i * 3 + m - 1)


@T.prim_func
def flat(A: T.handle, B: T.handle):
    n, m = T.int32(), T.int32()
    a = T.match_buffer(A, (n, m), "float32")
    b = T.match_buffer(B, (n, m), "float32")
    A_1 = T.decl_buffer((n * m,), "float32", data=a.data)
    B_1 = T.decl_buffer((n * m,), "float32", data=b.data)
    for i, jo, ji in T.grid(n, (m + 7) // 8, 8):
        if jo * 8 + ji < m:
            B_1[i * m + jo * 8 + ji] = A_1[i * m + jo * 8 + ji] * T.float32(2) + T.float32(i * 3 + (jo * 8 + ji))
