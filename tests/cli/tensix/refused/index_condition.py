# expect: 11 this condition is not on elements: no kernel makes a mask of it
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((32, 32), "float32"), C: T.Buffer((32, 32), "float32")):
    bx = T.launch_thread("blockIdx.x", 1)
    a = T.decl_buffer((32, 32), "float32", scope="local.fragment")
    T.copy(A[0:32, 0:32], a)
    for i, j in T.grid(32, 32):
        a[i, j] = T.if_then_else(i >= j, a[i, j], T.float32(0))
    T.copy(a, C[0:32, 0:32])
