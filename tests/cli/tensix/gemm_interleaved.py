# Shares that are lists.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((300, 40), "bfloat16"), B: T.Buffer((40, 300), "bfloat16"), C: T.Buffer((300, 300), "bfloat16")):
    T.func_attr({"tt_schedule_policy": "interleaved"})
    bx = T.launch_thread("blockIdx.x", 10)
    by = T.launch_thread("blockIdx.y", 10)
    a = T.decl_buffer((32, 32), "bfloat16", scope="shared")
    b = T.decl_buffer((32, 32), "bfloat16", scope="shared")
    c = T.decl_buffer((32, 32), "float32", scope="local.fragment")
    T.clear(c)
    for k in range(2):
        T.copy(A[by * 32:by * 32 + 32, k * 32:k * 32 + 32], a)
        T.copy(B[k * 32:k * 32 + 32, bx * 32:bx * 32 + 32], b)
        T.gemm(a, b, c)
    T.copy(c, C[by * 32:by * 32 + 32, bx * 32:bx * 32 + 32])
