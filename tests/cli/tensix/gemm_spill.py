# A sum of 16 tiles, which registers do not hold.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((128, 64), "bfloat16"), B: T.Buffer((64, 128), "bfloat16"), C: T.Buffer((128, 128), "bfloat16")):
    bx = T.launch_thread("blockIdx.x", 1)
    by = T.launch_thread("blockIdx.y", 1)
    a = T.decl_buffer((128, 32), "bfloat16", scope="shared")
    b = T.decl_buffer((32, 128), "bfloat16", scope="shared")
    c = T.decl_buffer((128, 128), "float32", scope="local.fragment")
    T.clear(c)
    for k in range(2):
        T.copy(A[by * 128:by * 128 + 128, k * 32:k * 32 + 32], a)
        T.copy(B[k * 32:k * 32 + 32, bx * 128:bx * 128 + 128], b)
        T.gemm(a, b, c)
    T.copy(c, C[by * 128:by * 128 + 128, bx * 128:bx * 128 + 128])
