from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, c: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n,), "float32")
    C = T.match_buffer(c, (n,), "float32")
    for i, j in T.grid((n + 3) // 4, 4):
        if i * 4 + j < n:
            C[i * 4 + j] = T.float32(2) * A[i * 4 + j]
