# Shares that are rectangular.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((100, 330), "bfloat16"), C: T.Buffer((100, 330), "bfloat16")):
    T.func_attr({"tt_schedule_policy": "rectangular"})
    bx = T.launch_thread("blockIdx.x", 11)
    by = T.launch_thread("blockIdx.y", 4)
    t = T.decl_buffer((32, 32), "bfloat16", scope="local.fragment")
    T.copy(A[by * 32:by * 32 + 32, bx * 32:bx * 32 + 32], t)
    T.copy(t, C[by * 32:by * 32 + 32, bx * 32:bx * 32 + 32])
