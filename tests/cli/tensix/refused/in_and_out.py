# expect: 10 A is read and written, and not each part once
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((64, 32), "bfloat16")):
    bx = T.launch_thread("blockIdx.x", 1)
    a = T.decl_buffer((32, 32), "bfloat16", scope="shared")
    T.copy(A[0:32, 0:32], a)
    T.copy(a, A[32:64, 0:32])
