# Offsets that are named, and that fall as the block's index rises.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((96, 32), "float32"), C: T.Buffer((96, 32), "float32")):
    bx = T.launch_thread("blockIdx.x", 3)
    row: T.int32 = bx * 32
    a = T.decl_buffer((32, 32), "float32", scope="local.fragment")
    T.copy(A[64 - row:64 - row + 32, 0:32], a)
    T.copy(a, C[row:row + 32, 0:32])
