# Parts of a matrix near the core.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((64, 64), "float32"), C: T.Buffer((64, 64), "float32")):
    bx = T.launch_thread("blockIdx.x", 1)
    a = T.decl_buffer((64, 64), "float32", scope="shared")
    b = T.decl_buffer((32, 64), "float32", scope="local.fragment")
    T.copy(A[0:64, 0:64], a)
    for k in range(2):
        T.copy(a[k * 32:k * 32 + 32, 0:64], b)
        for i, j in T.grid(32, 64):
            b[i, j] = b[i, j] * T.float32(2)
        T.copy(b, C[k * 32:k * 32 + 32, 0:64])
