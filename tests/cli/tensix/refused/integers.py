# expect: 9 tiles of int32 are not computed with
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((64, 64), "int32"), C: T.Buffer((64, 64), "int32")):
    bx = T.launch_thread("blockIdx.x", 2)
    by = T.launch_thread("blockIdx.y", 2)
    t = T.decl_buffer((32, 32), "int32", scope="local.fragment")
    T.copy(A[by * 32:by * 32 + 32, bx * 32:bx * 32 + 32], t)
    T.copy(t, C[by * 32:by * 32 + 32, bx * 32:bx * 32 + 32])
