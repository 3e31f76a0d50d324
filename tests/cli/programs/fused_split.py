# A loop over all elements for blocks of threads, with open sizes; and by the wrong extent.
from tvm.script import tir as T


@T.prim_func
def before(a: T.handle, b: T.handle):
    n, m = T.int32(), T.int32()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, m), "float32")
    for i, j in T.grid(n, m):
        B[i, j] = T.exp(A[i, j])


@T.prim_func
def after(a: T.handle, b: T.handle):
    n, m = T.int32(), T.int32()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, m), "float32")
    for fo in T.thread_binding((n * m + 255) // 256, thread="blockIdx.x"):
        for fi in T.thread_binding(256, thread="threadIdx.x"):
            if fo * 256 + fi < n * m:
                B[(fo * 256 + fi) // m, (fo * 256 + fi) % m] = T.exp(A[(fo * 256 + fi) // m, (fo * 256 + fi) % m])


@T.prim_func
def without_tail(a: T.handle, b: T.handle):
    n, m = T.int32(), T.int32()
    A = T.match_buffer(a, (n, m), "float32")
    B = T.match_buffer(b, (n, m), "float32")
    for fo in T.thread_binding(n * m // 256 + 1, thread="blockIdx.x"):
        for fi in T.thread_binding(256, thread="threadIdx.x"):
            if fo * 256 + fi < n * m - 1:
                B[(fo * 256 + fi) // m, (fo * 256 + fi) % m] = T.exp(A[(fo * 256 + fi) // m, (fo * 256 + fi) % m])
