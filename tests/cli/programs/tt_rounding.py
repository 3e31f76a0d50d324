from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((32, 32), "bfloat16"), B: T.Buffer((32, 32), "bfloat16"), C: T.Buffer((32, 32), "bfloat16")):
    bx = T.launch_thread("blockIdx.x", 1)
    a = T.decl_buffer((32, 32), "bfloat16", scope="local.fragment")
    b = T.decl_buffer((32, 32), "bfloat16", scope="local.fragment")
    T.copy(A[0:32, 0:32], a)
    T.copy(B[0:32, 0:32], b)
    for i, j in T.grid(32, 32):
        a[i, j] = a[i, j] / T.bfloat16(3) + b[i, j] / T.bfloat16(7)
    T.copy(a, C[0:32, 0:32])
