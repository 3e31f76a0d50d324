from tvm.script import tir as T


@T.prim_func
def scale(a: T.handle, c: T.handle, n: T.int32, s: T.float32):
    m = T.int32()
    A = T.match_buffer(a, (n, m), "float32")
    C = T.match_buffer(c, (n, m), "float32")
    for i, j in T.grid(n, m):
        C[i, j] = A[i, j] * s


@T.prim_func
def shift(a: T.handle, c: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n + 1,), "int32")
    C = T.match_buffer(c, (n,), "int32")
    for i in range(n):
        C[i] = A[i + 1]
