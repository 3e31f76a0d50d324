# A norm of each row, with scales and offsets of columns.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((64, 96), "float32"), G: T.Buffer((96,), "float32"), B: T.Buffer((96,), "float32"), C: T.Buffer((64, 96), "float32")):
    bx = T.launch_thread("blockIdx.x", 2)
    a = T.decl_buffer((32, 96), "float32", scope="local.fragment")
    sq = T.decl_buffer((32, 96), "float32", scope="local.fragment")
    g = T.decl_buffer((96,), "float32", scope="shared")
    b = T.decl_buffer((96,), "float32", scope="shared")
    mean = T.decl_buffer((32,), "float32", scope="local.fragment")
    var = T.decl_buffer((32,), "float32", scope="local.fragment")
    T.copy(A[bx * 32:bx * 32 + 32, 0:96], a)
    T.copy(G[0:96], g)
    T.copy(B[0:96], b)
    T.reduce(a, mean, "sum", 1, True)
    for i in T.serial(32):
        mean[i] = mean[i] / T.float32(96)
    for i, j in T.grid(32, 96):
        a[i, j] = a[i, j] - mean[i]
    for i, j in T.grid(32, 96):
        sq[i, j] = a[i, j] * a[i, j]
    T.reduce(sq, var, "sum", 1, True)
    for i in T.serial(32):
        var[i] = T.rsqrt(var[i] / T.float32(96) + T.float32(0.00001))
    for i, j in T.grid(32, 96):
        a[i, j] = a[i, j] * var[i] * g[j] + b[j]
    T.copy(a, C[bx * 32:bx * 32 + 32, 0:96])
