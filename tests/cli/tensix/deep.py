# More registers than there are.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((70, 90), "float32"), B: T.Buffer((70, 90), "float32"), C: T.Buffer((70, 90), "float32")):
    bx = T.launch_thread("blockIdx.x", 3)
    by = T.launch_thread("blockIdx.y", 3)
    a = T.decl_buffer((32, 32), "float32", scope="local.fragment")
    b = T.decl_buffer((32, 32), "float32", scope="local.fragment")
    c = T.decl_buffer((32, 32), "float32", scope="local.fragment")
    T.copy(A[by * 32:by * 32 + 32, bx * 32:bx * 32 + 32], a)
    T.copy(B[by * 32:by * 32 + 32, bx * 32:bx * 32 + 32], b)
    for i, j in T.grid(32, 32):
        c[i, j] = (((a[i, j] + b[i, j]) * (a[i, j] - b[i, j])) - ((a[i, j] * b[i, j]) + (b[i, j] * b[i, j]))) * (((a[i, j] + T.float32(1)) * (b[i, j] - T.float32(2))) + ((a[i, j] * a[i, j]) - (b[i, j] + T.float32(3))))
    T.copy(c, C[by * 32:by * 32 + 32, bx * 32:bx * 32 + 32])
