# A gate, and two results.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((64, 64), "bfloat16"), B: T.Buffer((64, 64), "bfloat16"), S: T.Buffer((64,), "float32"), C: T.Buffer((64, 64), "bfloat16"), D: T.Buffer((64, 64), "float32")):
    bx = T.launch_thread("blockIdx.x", 2)
    by = T.launch_thread("blockIdx.y", 2)
    a = T.decl_buffer((32, 32), "bfloat16", scope="shared")
    b = T.decl_buffer((32, 32), "bfloat16", scope="shared")
    s = T.decl_buffer((32,), "float32", scope="shared")
    x = T.decl_buffer((32, 32), "float32", scope="local.fragment")
    y = T.decl_buffer((32, 32), "float32", scope="local.fragment")
    T.copy(A[by * 32:by * 32 + 32, bx * 32:bx * 32 + 32], a)
    T.copy(B[by * 32:by * 32 + 32, bx * 32:bx * 32 + 32], b)
    T.copy(S[by * 32:by * 32 + 32], s)
    for i, j in T.grid(32, 32):
        x[i, j] = T.Cast("float32", a[i, j]) * T.sigmoid(T.Cast("float32", a[i, j]))
    for i, j in T.grid(32, 32):
        y[i, j] = x[i, j] * T.Cast("float32", b[i, j]) + s[i]
    T.copy(x, D[by * 32:by * 32 + 32, bx * 32:bx * 32 + 32])
    T.copy(y, C[by * 32:by * 32 + 32, bx * 32:bx * 32 + 32])
