# A parameter that is read and written.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((64, 64), "float32"), B: T.Buffer((64, 64), "float32")):
    bx = T.launch_thread("blockIdx.x", 2)
    by = T.launch_thread("blockIdx.y", 2)
    a = T.decl_buffer((32, 32), "float32", scope="local.fragment")
    b = T.decl_buffer((32, 32), "float32", scope="local.fragment")
    T.copy(A[by * 32:by * 32 + 32, bx * 32:bx * 32 + 32], a)
    T.copy(B[by * 32:by * 32 + 32, bx * 32:bx * 32 + 32], b)
    for i, j in T.grid(32, 32):
        a[i, j] = a[i, j] + b[i, j]
    T.copy(a, A[by * 32:by * 32 + 32, bx * 32:bx * 32 + 32])
