# Blocks of even and odd number do not do the same.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((128, 32), "float32"), C: T.Buffer((128, 32), "float32")):
    bx = T.launch_thread("blockIdx.x", 4)
    a = T.decl_buffer((32, 32), "float32", scope="local.fragment")
    c = T.decl_buffer((32, 32), "float32", scope="local.fragment")
    T.copy(A[bx * 32:bx * 32 + 32, 0:32], a)
    if bx % 2 == 0:
        for i, j in T.grid(32, 32):
            c[i, j] = a[i, j] + T.float32(1)
    else:
        T.fill(c, 3)
    T.copy(c, C[bx * 32:bx * 32 + 32, 0:32])
