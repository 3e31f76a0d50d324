# expect: 6 take 8388608 bytes at least, and L1 has 1396736 for them
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((2048, 1024), "float32"), C: T.Buffer((2048, 1024), "float32")):
    bx = T.launch_thread("blockIdx.x", 1)
    t = T.decl_buffer((2048, 1024), "float32", scope="local.fragment")
    T.copy(A[0:2048, bx * 1024:bx * 1024 + 1024], t)
    T.copy(t, C[0:2048, bx * 1024:bx * 1024 + 1024])
