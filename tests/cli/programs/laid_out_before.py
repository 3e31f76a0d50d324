from tvm.script import tir as T


@T.prim_func
def scale(A: T.Buffer((64, 48), "float32"), S: T.Buffer((48,), "float32"), B: T.Buffer((64, 48), "float32")):
    for i, j in T.grid(64, 48):
        B[i, j] = A[i, j] * S[j]


@T.prim_func
def add(a: T.handle, b: T.handle):
    n = T.int64()
    A = T.match_buffer(a, (n,), "float32")
    B = T.match_buffer(b, (n,), "float32")
    for i in range(n):
        B[i] = A[i] + T.float32(1)
