# A bias and a function after a product.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((64, 64), "bfloat16"), B: T.Buffer((64, 64), "bfloat16"), D: T.Buffer((64,), "float32"), C: T.Buffer((64, 64), "bfloat16")):
    bx = T.launch_thread("blockIdx.x", 2)
    by = T.launch_thread("blockIdx.y", 2)
    a = T.decl_buffer((32, 32), "bfloat16", scope="shared")
    b = T.decl_buffer((32, 32), "bfloat16", scope="shared")
    d = T.decl_buffer((32,), "float32", scope="shared")
    c = T.decl_buffer((32, 32), "float32", scope="local.fragment")
    T.clear(c)
    T.copy(D[bx * 32:bx * 32 + 32], d)
    for k in range(2):
        T.copy(A[by * 32:by * 32 + 32, k * 32:k * 32 + 32], a)
        T.copy(B[k * 32:k * 32 + 32, bx * 32:bx * 32 + 32], b)
        T.gemm(a, b, c)
    for i, j in T.grid(32, 32):
        c[i, j] = c[i, j] + d[j]
    for i, j in T.grid(32, 32):
        c[i, j] = T.float32(0.5) * c[i, j] * (T.float32(1) + T.tanh(T.float32(0.7978845608) * (c[i, j] + T.float32(0.044715) * c[i, j] * c[i, j] * c[i, j])))
    T.copy(c, C[by * 32:by * 32 + 32, bx * 32:bx * 32 + 32])
