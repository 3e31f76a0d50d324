# Row-wise softmax.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((64, 128), "float32"), C: T.Buffer((64, 128), "float32")):
    bx = T.launch_thread("blockIdx.x", 2)
    a = T.decl_buffer((32, 128), "float32", scope="local.fragment")
    m = T.decl_buffer((32,), "float32", scope="local.fragment")
    s = T.decl_buffer((32,), "float32", scope="local.fragment")
    T.copy(A[bx * 32:bx * 32 + 32, 0:128], a)
    T.reduce(a, m, "max", 1, True)
    for i, j in T.grid(32, 128):
        a[i, j] = T.exp(a[i, j] - m[i])
    T.reduce(a, s, "sum", 1, True)
    for i, j in T.grid(32, 128):
        a[i, j] = a[i, j] / s[i]
    T.copy(a, C[bx * 32:bx * 32 + 32, 0:128])
