# A loop around loops over elements, and around nothing else.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((32, 32), "float32"), C: T.Buffer((32, 32), "float32")):
    bx = T.launch_thread("blockIdx.x", 1)
    a = T.decl_buffer((32, 32), "float32", scope="local.fragment")
    b = T.decl_buffer((32, 32), "float32", scope="local.fragment")
    T.copy(A[0:32, 0:32], a)
    for k in range(3):
        for i, j in T.grid(32, 32):
            b[i, j] = a[i, j] * T.float32(0.5)
        for i, j in T.grid(32, 32):
            a[i, j] = b[i, j] + T.float32(1)
    T.copy(a, C[0:32, 0:32])
