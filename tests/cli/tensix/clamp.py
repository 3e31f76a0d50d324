# Float16 between limits, with a row and a column.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((40, 40), "float16"), r: T.Buffer((40,), "float16"), c: T.Buffer((40,), "float16"), O: T.Buffer((40, 40), "float16")):
    bx = T.launch_thread("blockIdx.x", 2)
    by = T.launch_thread("blockIdx.y", 2)
    a = T.decl_buffer((32, 32), "float16", scope="local.fragment")
    rr = T.decl_buffer((32,), "float16", scope="shared")
    cc = T.decl_buffer((32,), "float16", scope="shared")
    T.copy(A[by * 32:by * 32 + 32, bx * 32:bx * 32 + 32], a)
    T.copy(r[bx * 32:bx * 32 + 32], rr)
    T.copy(c[by * 32:by * 32 + 32], cc)
    for i, j in T.grid(32, 32):
        a[i, j] = T.max(T.min(a[i, j] * rr[j] - cc[i], T.float16(6)), T.float16(0))
    T.copy(a, O[by * 32:by * 32 + 32, bx * 32:bx * 32 + 32])
