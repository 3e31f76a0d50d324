# The first product clears the sum.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((384, 96), "bfloat16"), B: T.Buffer((96, 64), "bfloat16"), C: T.Buffer((384, 64), "bfloat16")):
    bx = T.launch_thread("blockIdx.x", 2)
    by = T.launch_thread("blockIdx.y", 12)
    a = T.decl_buffer((32, 32), "bfloat16", scope="shared")
    b = T.decl_buffer((32, 32), "bfloat16", scope="shared")
    c = T.decl_buffer((32, 32), "float32", scope="local.fragment")
    for k in range(3):
        T.copy(A[by * 32:by * 32 + 32, k * 32:k * 32 + 32], a)
        T.copy(B[k * 32:k * 32 + 32, bx * 32:bx * 32 + 32], b)
        T.gemm(a, b, c, clear_accum=k == 0)
    T.copy(c, C[by * 32:by * 32 + 32, bx * 32:bx * 32 + 32])
