from tvm.script import tir as T


# A in tiles of 16 rows and columns, B with its columns first.
@T.prim_func
def scale(A: T.Buffer((4, 3, 16, 16), "float32"), S: T.Buffer((48,), "float32"), B: T.Buffer((48, 64), "float32")):
    for j, i in T.grid(48, 64):
        B[j, i] = A[i // 16, j // 16, i % 16, j % 16] * S[j]


# B in rows of 8, the last of which may be longer than B is.
@T.prim_func
def add(a: T.handle, b: T.handle):
    n = T.int64()
    A = T.match_buffer(a, (n,), "float32")
    B = T.match_buffer(b, ((n + 7) // 8, 8), "float32")
    for i in range(n):
        B[i // 8, i % 8] = A[i] + T.float32(1)
