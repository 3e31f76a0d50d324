# A product that is stored with more rows and columns than its factors have, to other blocks than they are read from.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((40, 32), "float32"), B: T.Buffer((32, 50), "float32"), C: T.Buffer((64, 64), "float32")):
    bx = T.launch_thread("blockIdx.x", 2)
    by = T.launch_thread("blockIdx.y", 2)
    a = T.decl_buffer((32, 32), "float32", scope="shared")
    b = T.decl_buffer((32, 32), "float32", scope="shared")
    c = T.decl_buffer((32, 32), "float32", scope="local.fragment")
    T.clear(c)
    T.copy(A[by * 32:by * 32 + 32, 0:32], a)
    T.copy(B[0:32, bx * 32:bx * 32 + 32], b)
    T.gemm(a, b, c)
    T.copy(c, C[bx * 32:bx * 32 + 32, by * 32:by * 32 + 32])
