# A hint that holds a list: blocks are renamed by it, and compute the same.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((32, 64), "float32"), C: T.Buffer((32, 64), "float32")):
    bx = T.launch_thread("blockIdx.x", 2)
    by = T.launch_thread("blockIdx.y", 1)
    with T.attr(None, "threadblock_swizzle_pattern", T.tvm_tuple("rasterization2DRow", 4)):
        a = T.decl_buffer((32, 32), "float32", scope="local.fragment")
        T.copy(A[by * 32:by * 32 + 32, bx * 32:bx * 32 + 32], a)
        T.copy(a, C[by * 32:by * 32 + 32, bx * 32:bx * 32 + 32])
