# The 64 x 64 x 64 product, by tiles that threads of a GPU fetch to shared memory, with barriers.
from tvm.script import tir as T


@T.prim_func
def scheduled(A: T.Buffer((64, 64), "float32"), B: T.Buffer((64, 64), "float32"), C: T.Buffer((64, 64), "float32")):
    bx = T.launch_thread("blockIdx.x", 4)
    by = T.launch_thread("blockIdx.y", 4)
    tx = T.launch_thread("threadIdx.x", 16)
    ty = T.launch_thread("threadIdx.y", 16)
    A_shared = T.allocate([256], "float32", "shared")
    B_shared = T.allocate([256], "float32", "shared")
    C_local = T.allocate([1], "float32", "local")
    A_tile = T.decl_buffer((256,), data=A_shared, scope="shared")
    B_tile = T.decl_buffer((256,), data=B_shared, scope="shared")
    sum = T.decl_buffer((1,), data=C_local, scope="local")
    sum[0] = T.float32(0)
    for ko in range(4):
        T.tvm_storage_sync("shared")
        A_tile[ty * 16 + tx] = A[by * 16 + ty, ko * 16 + tx]
        B_tile[ty * 16 + tx] = B[ko * 16 + ty, bx * 16 + tx]
        T.tvm_storage_sync("shared")
        for ki in range(16):
            sum[0] = sum[0] + A_tile[ty * 16 + ki] * B_tile[ki * 16 + tx]
    C[by * 16 + ty, bx * 16 + tx] = sum[0]
