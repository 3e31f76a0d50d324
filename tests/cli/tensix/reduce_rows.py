# Sums of rows.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((750, 50), "float32"), C: T.Buffer((750,), "float32")):
    bx = T.launch_thread("blockIdx.x", 1)
    by = T.launch_thread("blockIdx.y", 24)
    a = T.decl_buffer((32, 64), "float32", scope="local.fragment")
    r = T.decl_buffer((32,), "float32", scope="local.fragment")
    T.copy(A[by * 32:by * 32 + 32, bx * 64:bx * 64 + 64], a)
    T.reduce(a, r, "sum", 1, True)
    T.copy(r, C[by * 32:by * 32 + 32])
