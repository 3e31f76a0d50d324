from tvm.script import tir as T


@T.prim_func
def one(A: T.Buffer((4,), "float32"), B: T.Buffer((4,), "float32")):
    tx = T.launch_thread("threadIdx.x", 4)
    S = T.allocate([1], "float32", "shared")
    S_1 = T.Buffer((1,), data=S, scope="shared")
    if tx < 2:
        S_1[tx * 2147483647] = A[tx]
    T.tvm_storage_sync("shared")
    B[tx] = S_1[0]


@T.prim_func
def two(A: T.Buffer((4,), "float32"), B: T.Buffer((4,), "float32")):
    tx = T.launch_thread("threadIdx.x", 4)
    S = T.allocate([1], "float32", "shared")
    S_1 = T.Buffer((1,), data=S, scope="shared")
    if tx <= 1:
        S_1[tx * 2147483647] = A[tx]
    T.tvm_storage_sync("shared")
    B[tx] = S_1[0]
