# Fills with a negative number, and with infinities.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((32, 32), "float32"), C: T.Buffer((32, 32), "float32"), D: T.Buffer((32, 32), "float32")):
    bx = T.launch_thread("blockIdx.x", 1)
    a = T.decl_buffer((32, 32), "float32", scope="local.fragment")
    low = T.decl_buffer((32, 32), "float32", scope="local.fragment")
    b = T.decl_buffer((32, 32), "float32", scope="local.fragment")
    T.copy(A[0:32, 0:32], a)
    T.fill(low, -T.infinity("float32"))
    T.fill(b, T.float32(-1.5))
    for i, j in T.grid(32, 32):
        b[i, j] = T.min(b[i, j], a[i, j]) * T.float32(-0.25)
    T.copy(low, C[0:32, 0:32])
    T.copy(b, D[0:32, 0:32])
