# A loop whose extent is a block's number.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((128, 128), "bfloat16"), C: T.Buffer((128, 32), "float32")):
    bx = T.launch_thread("blockIdx.x", 4)
    a = T.decl_buffer((32, 32), "bfloat16", scope="local.fragment")
    s = T.decl_buffer((32, 32), "float32", scope="local.fragment")
    T.clear(s)
    for k in range(bx + 1):
        T.copy(A[bx * 32:bx * 32 + 32, k * 32:k * 32 + 32], a)
        for i, j in T.grid(32, 32):
            s[i, j] = s[i, j] + T.Cast("float32", a[i, j])
    T.copy(s, C[bx * 32:bx * 32 + 32, 0:32])
