# A sum in float16.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((32, 64), "float16"), B: T.Buffer((64, 64), "float16"), C: T.Buffer((32, 64), "float16")):
    bx = T.launch_thread("blockIdx.x", 2)
    by = T.launch_thread("blockIdx.y", 1)
    a = T.decl_buffer((32, 32), "float16", scope="shared")
    b = T.decl_buffer((32, 32), "float16", scope="shared")
    c = T.decl_buffer((32, 32), "float16", scope="local.fragment")
    T.clear(c)
    for k in range(2):
        T.copy(A[by * 32:by * 32 + 32, k * 32:k * 32 + 32], a)
        T.copy(B[k * 32:k * 32 + 32, bx * 32:bx * 32 + 32], b)
        T.gemm(a, b, c)
    T.copy(c, C[by * 32:by * 32 + 32, bx * 32:bx * 32 + 32])
