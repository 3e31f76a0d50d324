# expect: 11 this is on a part of b
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((64, 32), "float32"), C: T.Buffer((64, 32), "float32")):
    bx = T.launch_thread("blockIdx.x", 1)
    a = T.decl_buffer((32, 32), "float32", scope="shared")
    b = T.decl_buffer((64, 32), "float32", scope="shared")
    T.copy(A[0:32, 0:32], a)
    T.copy(a, b[0:32, 0:32])
    T.copy(a, b[32:64, 0:32])
    T.copy(b, C[0:64, 0:32])
