# A value that a loop carries.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((128, 768), "float32"), C: T.Buffer((32, 768), "float32")):
    bx = T.launch_thread("blockIdx.x", 24)
    a = T.decl_buffer((32, 32), "float32", scope="local.fragment")
    s = T.decl_buffer((32, 32), "float32", scope="local.fragment")
    T.clear(s)
    for k in range(4):
        T.copy(A[k * 32:k * 32 + 32, bx * 32:bx * 32 + 32], a)
        for i, j in T.grid(32, 32):
            s[i, j] = s[i, j] * T.float32(2) + a[i, j]
    T.copy(s, C[0:32, bx * 32:bx * 32 + 32])
