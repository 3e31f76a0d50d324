# A tail that is read at one place and stored at another.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((50, 70), "float32"), C: T.Buffer((70, 50), "float32")):
    bx = T.launch_thread("blockIdx.x", 3)
    by = T.launch_thread("blockIdx.y", 3)
    a = T.decl_buffer((32, 32), "float32", scope="local.fragment")
    T.copy(A[by * 32:by * 32 + 32, bx * 32:bx * 32 + 32], a)
    T.copy(a, C[bx * 32:bx * 32 + 32, by * 32:by * 32 + 32])
