# A product of matrices in the words of the Tenstorrent document.
from tvm.script import tir as T


@T.prim_func
def product(left: T.Buffer((96, 64), "float16"), right: T.Buffer((64, 160), "float16"), result: T.Buffer((96, 160), "float16")):
    bx = T.launch_thread("blockIdx.x", 5)
    by = T.launch_thread("blockIdx.y", 3)
    L = T.decl_buffer((32, 32), "float16", scope="local.fragment")
    R = T.decl_buffer((32, 32), "float16", scope="local.fragment")
    sums = T.decl_buffer((32, 32), "float16", scope="local.fragment")
    T.clear(sums)
    for k in range(2):
        T.copy(left[by * 32:(by + 1) * 32, k * 32:(k + 1) * 32], L)
        T.copy(right[k * 32:(k + 1) * 32, bx * 32:(bx + 1) * 32], R)
        with T.attr({"A": L, "B": R, "C": sums}, "tl.gemm", 0):
            T.evaluate(0)
    T.copy(sums, result[by * 32:(by + 1) * 32, bx * 32:(bx + 1) * 32])
