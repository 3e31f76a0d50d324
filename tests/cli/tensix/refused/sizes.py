# expect: 14 v has 1 by 16 elements, and t has 32 by 32
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((64, 64), "float32"), C: T.Buffer((64, 64), "float32")):
    bx = T.launch_thread("blockIdx.x", 2)
    by = T.launch_thread("blockIdx.y", 2)
    t = T.decl_buffer((32, 32), "float32", scope="local.fragment")
    v = T.decl_buffer((16,), "float32", scope="local.fragment")
    T.copy(A[by * 32:by * 32 + 32, bx * 32:bx * 32 + 32], t)
    T.fill(v, 1)
    for i, j in T.grid(32, 32):
        t[i, j] = t[i, j] + v[j]
    T.copy(t, C[by * 32:by * 32 + 32, bx * 32:bx * 32 + 32])
