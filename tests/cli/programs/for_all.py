from tvm.script import ir as I
from tvm.script import tirx as T


@I.ir_module
class Module:
    @T.prim_func
    def tiled(a: T.handle, b: T.handle):
        n, m = T.int64(), T.int64()
        A = T.match_buffer(a, (n, m), "float32")
        B = T.match_buffer(b, (n, m), "float32")
        for i in T.parallel(n):
            for jo, ji in T.grid((m + T.int64(3)) // T.int64(4), T.int64(4)):
                if jo * T.int64(4) + ji < m:
                    B[i, jo * T.int64(4) + ji] = A[i, jo * T.int64(4) + ji] * T.float32(2)

    @T.prim_func
    def rows(a: T.handle, c: T.handle):
        n, k = T.int32(), T.int32()
        A = T.match_buffer(a, (n, k), "float32")
        C = T.match_buffer(c, (n,), "float32")
        S = T.alloc_buffer((n, k), "float32")
        for i, j in T.grid(n, k):
            S[i, j] = A[i, j] * A[i, j]
        for i, j in T.grid(n, k):
            if S[i, j] > T.float32(1):
                C[i] = S[i, j]

    @T.prim_func
    def last(a: T.handle, c: T.handle):
        n, k = T.int32(), T.int32()
        A = T.match_buffer(a, (n, k), "float32")
        C = T.match_buffer(c, (n,), "float32")
        for i in range(n):
            C[i] = A[i, k - 1]

    @T.prim_func
    def gather(a: T.handle, b: T.handle, x: T.handle):
        n, m = T.int32(), T.int32()
        A = T.match_buffer(a, (m,), "float32")
        B = T.match_buffer(b, (n,), "float32")
        X = T.match_buffer(x, (n,), "int32")
        for i in range(n):
            if X[i] >= 0 and X[i] < m:
                B[i] = A[X[i]]

    @T.prim_func
    def search(a: T.handle, found: T.Buffer((1,), "int32")):
        n = T.int32()
        A = T.match_buffer(a, (n,), "int32")
        found[0] = 0
        while found[0] < n:
            found[0] = found[0] + A[found[0]] + 1
