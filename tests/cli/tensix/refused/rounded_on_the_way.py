# expect: 13 what is rounded to bfloat16 here is computed with
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((32, 32), "float32"), C: T.Buffer((32, 32), "float32")):
    bx = T.launch_thread("blockIdx.x", 1)
    by = T.launch_thread("blockIdx.y", 1)
    a = T.decl_buffer((32, 32), "float32", scope="local.fragment")
    T.copy(A[by * 32:by * 32 + 32, bx * 32:bx * 32 + 32], a)
    # What rounding to 16 bits takes away.
    for i, j in T.grid(32, 32):
        a[i, j] = a[i, j] - T.Cast("float32", T.Cast("bfloat16", a[i, j]))
    T.copy(a, C[by * 32:by * 32 + 32, bx * 32:bx * 32 + 32])
