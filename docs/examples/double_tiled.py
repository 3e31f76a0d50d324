from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, c: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n,), "float32")
    C = T.match_buffer(c, (n,), "float32")
    for i, j in T.grid(n // 4, 4):
        C[i * 4 + j] = A[i * 4 + j] * T.float32(2)
