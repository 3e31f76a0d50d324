# A product of matrices in its order of summation, and the same in tiles.
from tvm.script import tir as T


@T.prim_func
def before(a: T.handle, b: T.handle, c: T.handle):
    n, m, k = T.int64(), T.int64(), T.int64()
    A = T.match_buffer(a, (n, k), "float32")
    B = T.match_buffer(b, (k, m), "float32")
    C = T.match_buffer(c, (n, m), "float32")
    for i, j, r in T.grid(n, m, k):
        with T.block("C"):
            vi, vj, vr = T.axis.remap("SSR", [i, j, r])
            with T.init():
                C[vi, vj] = T.float32(0)
            C[vi, vj] = C[vi, vj] + A[vi, vr] * B[vr, vj]


@T.prim_func
def tiled(a: T.handle, b: T.handle, c: T.handle):
    n, m, k = T.int64(), T.int64(), T.int64()
    A = T.match_buffer(a, (n, k), "float32")
    B = T.match_buffer(b, (k, m), "float32")
    C = T.match_buffer(c, (n, m), "float32")
    for io, jo, ro, ii, ri, ji in T.grid((n + 3) // 4, (m + 7) // 8, (k + 1) // 2, 4, 2, 8):
        with T.block("C"):
            vi = T.axis.spatial(n, io * 4 + ii)
            vj = T.axis.spatial(m, jo * 8 + ji)
            vr = T.axis.reduce(k, ro * 2 + ri)
            T.where(io * 4 + ii < n and jo * 8 + ji < m and ro * 2 + ri < k)
            with T.init():
                C[vi, vj] = T.float32(0)
            C[vi, vj] = C[vi, vj] + A[vi, vr] * B[vr, vj]


@T.prim_func
def in_a_scalar(a: T.handle, b: T.handle, c: T.handle):
    n, m, k = T.int64(), T.int64(), T.int64()
    A = T.match_buffer(a, (n, k), "float32")
    B = T.match_buffer(b, (k, m), "float32")
    C = T.match_buffer(c, (n, m), "float32")
    for j, i in T.grid(m, n):
        S = T.alloc_buffer((1,), "float32")
        if k > 0:
            S[0] = T.float32(0)
            for r in range(k):
                S[0] = S[0] + B[r, j] * A[i, r]
            C[i, j] = S[0]


@T.prim_func
def decomposed(a: T.handle, b: T.handle, c: T.handle):
    n, m, k = T.int64(), T.int64(), T.int64()
    A = T.match_buffer(a, (n, k), "float32")
    B = T.match_buffer(b, (k, m), "float32")
    C = T.match_buffer(c, (n, m), "float32")
    for i in T.parallel(n):
        if k >= 1:
            for j in range(m):
                C[i, j] = T.float32(0)
        for r, j in T.grid(k, m):
            C[i, j] = C[i, j] + A[i, r] * B[r, j]
