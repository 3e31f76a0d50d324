from tvm.script import tir as T


@T.prim_func
def scale(a: T.handle, c: T.handle):
    m = T.int32()
    A = T.match_buffer(a, (16, m), "float32")
    C = T.match_buffer(c, (16, m), "float32")
    for i, j in T.grid(16, m):
        C[i, j] = A[i, j] * T.float32(3)


@T.prim_func
def shift(a: T.handle, c: T.handle):
    A = T.match_buffer(a, (9,), "int32")
    C = T.match_buffer(c, (8,), "int32")
    for i in range(8):
        C[i] = A[i + 1]
