# Three dimensions of blocks.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((3, 40, 64), "float32"), C: T.Buffer((3, 40, 64), "float32")):
    bx = T.launch_thread("blockIdx.x", 2)
    by = T.launch_thread("blockIdx.y", 2)
    bz = T.launch_thread("blockIdx.z", 3)
    t = T.decl_buffer((32, 32), "float32", scope="local.fragment")
    T.copy(A[bz:bz + 1, by * 32:by * 32 + 32, bx * 32:bx * 32 + 32], t)
    T.copy(t, C[bz:bz + 1, by * 32:by * 32 + 32, bx * 32:bx * 32 + 32])
