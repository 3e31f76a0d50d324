# A vector of 200 elements.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((200,), "float32"), C: T.Buffer((200,), "float32")):
    bx = T.launch_thread("blockIdx.x", 4)
    t = T.decl_buffer((64,), "float32", scope="local.fragment")
    T.copy(A[bx * 64:bx * 64 + 64], t)
    T.copy(t, C[bx * 64:bx * 64 + 64])
