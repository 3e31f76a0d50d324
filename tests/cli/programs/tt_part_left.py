# Half of C is never written.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((64, 64), "float32"), C: T.Buffer((64, 64), "float32")):
    bx = T.launch_thread("blockIdx.x", 2)
    by = T.launch_thread("blockIdx.y", 1)
    t = T.decl_buffer((32, 32), "float32", scope="local.fragment")
    u = T.decl_buffer((32, 32), "float32", scope="local.fragment")
    T.fill(u, T.float32(1))
    T.copy(A[by * 32:by * 32 + 32, bx * 32:bx * 32 + 32], t)
    T.copy(t, C[by * 32:by * 32 + 32, bx * 32:bx * 32 + 32])

