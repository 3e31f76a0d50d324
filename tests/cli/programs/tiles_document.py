# The matrix product of the Tenstorrent document, in its words.
from tvm.script import tir as T


@T.prim_func
def matmul(A: T.Buffer((256, 256), "float16"), B: T.Buffer((256, 256), "float16"), C: T.Buffer((256, 256), "float16")):
    bx = T.launch_thread("blockIdx.x", 8)
    by = T.launch_thread("blockIdx.y", 8)
    A_tile = T.decl_buffer((32, 32), "float16", scope="local.fragment")
    B_tile = T.decl_buffer((32, 32), "float16", scope="local.fragment")
    C_tile = T.decl_buffer((32, 32), "float16", scope="local.fragment")
    T.clear(C_tile)
    for k in range(8):
        T.copy(A[by * 32:(by + 1) * 32, k * 32:(k + 1) * 32], A_tile)
        T.copy(B[k * 32:(k + 1) * 32, bx * 32:(bx + 1) * 32], B_tile)
        with T.attr({"A": A_tile, "B": B_tile, "C": C_tile}, "tl.gemm", 0):
            T.evaluate(0)
    T.copy(C_tile, C[by * 32:(by + 1) * 32, bx * 32:(bx + 1) * 32])
