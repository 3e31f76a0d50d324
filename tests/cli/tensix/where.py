# What is chosen by a comparison of elements.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((50, 64), "float32"), C: T.Buffer((50, 64), "float32")):
    bx = T.launch_thread("blockIdx.x", 1)
    by = T.launch_thread("blockIdx.y", 2)
    a = T.decl_buffer((32, 64), "float32", scope="local.fragment")
    T.copy(A[by * 32:by * 32 + 32, 0:64], a)
    for i, j in T.grid(32, 64):
        a[i, j] = T.if_then_else(a[i, j] > T.float32(0), a[i, j], a[i, j] * T.float32(0.5))
    for i, j in T.grid(32, 64):
        a[i, j] = T.Select(T.And(a[i, j] <= T.float32(3), a[i, j] != T.float32(1)), a[i, j], T.float32(-1))
    T.copy(a, C[by * 32:by * 32 + 32, 0:64])
