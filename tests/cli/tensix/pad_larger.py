# Results that are larger than what they are made of: what is read outside of a parameter is 0.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((64, 64), "float32"), D: T.Buffer((40, 50), "float32"), v: T.Buffer((40,), "float32"), C: T.Buffer((64, 64), "float32")):
    bx = T.launch_thread("blockIdx.x", 2)
    by = T.launch_thread("blockIdx.y", 2)
    a = T.decl_buffer((32, 32), "float32", scope="local.fragment")
    d = T.decl_buffer((32, 32), "float32", scope="local.fragment")
    b = T.decl_buffer((32,), "float32", scope="local.fragment")
    T.copy(A[by * 32:by * 32 + 32, bx * 32:bx * 32 + 32], a)
    T.copy(D[by * 32:by * 32 + 32, bx * 32:bx * 32 + 32], d)
    T.copy(v[bx * 32:bx * 32 + 32], b)
    for i, j in T.grid(32, 32):
        a[i, j] = a[i, j] + d[i, j] * b[j]
    T.copy(a, C[by * 32:by * 32 + 32, bx * 32:bx * 32 + 32])
