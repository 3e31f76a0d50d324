# Tails in both dimensions.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((70, 100), "float32"), C: T.Buffer((70, 100), "float32")):
    bx = T.launch_thread("blockIdx.x", 4)
    by = T.launch_thread("blockIdx.y", 3)
    t = T.decl_buffer((32, 32), "float32", scope="local.fragment")
    T.copy(A[by * 32:by * 32 + 32, bx * 32:bx * 32 + 32], t)
    T.copy(t, C[by * 32:by * 32 + 32, bx * 32:bx * 32 + 32])
