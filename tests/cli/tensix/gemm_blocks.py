# Blocks of two by three tiles, and two of K.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((128, 128), "bfloat16"), B: T.Buffer((128, 192), "bfloat16"), C: T.Buffer((128, 192), "bfloat16")):
    bx = T.launch_thread("blockIdx.x", 2)
    by = T.launch_thread("blockIdx.y", 2)
    a = T.decl_buffer((64, 64), "bfloat16", scope="shared")
    b = T.decl_buffer((64, 96), "bfloat16", scope="shared")
    c = T.decl_buffer((64, 96), "float32", scope="local.fragment")
    T.clear(c)
    for k in range(2):
        T.copy(A[by * 64:by * 64 + 64, k * 64:k * 64 + 64], a)
        T.copy(B[k * 64:k * 64 + 64, bx * 96:bx * 96 + 96], b)
        T.gemm(a, b, c)
    T.copy(c, C[by * 64:by * 64 + 64, bx * 96:bx * 96 + 96])
