# One core, one tile.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((32, 32), "bfloat16"), C: T.Buffer((32, 32), "bfloat16")):
    bx = T.launch_thread("blockIdx.x", 1)
    t = T.decl_buffer((32, 32), "bfloat16", scope="local.fragment")
    T.copy(A[0:32, bx * 32:bx * 32 + 32], t)
    T.copy(t, C[0:32, bx * 32:bx * 32 + 32])
