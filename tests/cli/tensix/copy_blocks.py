# Blocks of six tiles, of which some are outside.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((100, 130), "bfloat16"), C: T.Buffer((100, 130), "bfloat16")):
    bx = T.launch_thread("blockIdx.x", 2)
    by = T.launch_thread("blockIdx.y", 2)
    t = T.decl_buffer((64, 96), "bfloat16", scope="local.fragment")
    T.copy(A[by * 64:by * 64 + 64, bx * 96:bx * 96 + 96], t)
    T.copy(t, C[by * 64:by * 64 + 64, bx * 96:bx * 96 + 96])
