from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, b: T.handle, c: T.handle, n: T.int32, m: T.int32, k: T.int32):
    A = T.match_buffer(a, (n, k), "float32")
    B = T.match_buffer(b, (k, m), "float32")
    C = T.match_buffer(c, (n, m), "float32")
    D = T.alloc_buffer((n, m), "float32")
    for i, j, r in T.grid(n, m, k):
        with T.block("D"):
            vi, vj, vr = T.axis.remap("SSR", [i, j, r])
            with T.init():
                D[vi, vj] = T.float32(0)
            D[vi, vj] = D[vi, vj] + A[vi, vr] * B[vr, vj]
    for i, j in T.grid(n, m):
        with T.block("C"):
            vi, vj = T.axis.remap("SS", [i, j])
            if vi % 2 == 0:
                C[vi, vj] = D[vi, vj]
