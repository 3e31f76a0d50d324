# Two parameters, one after the other: the condition says that neither region begins before its buffer.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((64, 64), "float32"), B: T.Buffer((64, 64), "float32"), C: T.Buffer((128, 64), "float32")):
    bx = T.launch_thread("blockIdx.x", 4)
    a = T.decl_buffer((32, 64), "float32", scope="local.fragment")
    if bx < 2:
        T.copy(A[bx * 32:bx * 32 + 32, 0:64], a)
    else:
        T.copy(B[(bx - 2) * 32:(bx - 2) * 32 + 32, 0:64], a)
    T.copy(a, C[bx * 32:bx * 32 + 32, 0:64])
