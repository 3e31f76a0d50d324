# More tiles than cores: 130 on 64.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((416, 320), "float16"), C: T.Buffer((416, 320), "float16")):
    bx = T.launch_thread("blockIdx.x", 10)
    by = T.launch_thread("blockIdx.y", 13)
    t = T.decl_buffer((32, 32), "float16", scope="local.fragment")
    T.copy(A[by * 32:by * 32 + 32, bx * 32:bx * 32 + 32], t)
    T.copy(t, C[by * 32:by * 32 + 32, bx * 32:bx * 32 + 32])
