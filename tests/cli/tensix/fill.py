# A constant in every element.
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((50, 70), "float32")):
    bx = T.launch_thread("blockIdx.x", 3)
    by = T.launch_thread("blockIdx.y", 2)
    t = T.decl_buffer((32, 32), "float32", scope="local.fragment")
    T.fill(t, 1.5)
    T.copy(t, C[by * 32:by * 32 + 32, bx * 32:bx * 32 + 32])
