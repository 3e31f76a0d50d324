# expect: 12 t has 20 by 32 elements, not whole tiles
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((20, 32), "float32"), C: T.Buffer((32,), "float32")):
    bx = T.launch_thread("blockIdx.x", 1)
    t = T.decl_buffer((20, 32), "float32", scope="local.fragment")
    r = T.decl_buffer((32,), "float32", scope="local.fragment")
    T.copy(A[0:20, bx * 32:bx * 32 + 32], t)
    for i, j in T.grid(20, 32):
        t[i, j] = t[i, j] + T.float32(1)
    T.reduce(t, r, "sum", 0, True)
    T.copy(r, C[bx * 32:bx * 32 + 32])
