# corpus/tir/gpu_matmul: stage 30, after tir.ThreadSync, printed by TVM 0.22.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_matmul; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def gpu_matmul(A: T.Buffer((8, 12), "float32"), B: T.Buffer((12, 8), "float32"), C: T.Buffer((8, 8), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_70", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tir.is_entry_func": True})
        blockIdx_y = T.launch_thread("blockIdx.y", 2)
        C_local = T.allocate([1], "float32", "local")
        A_shared = T.allocate([16], "float32", "shared")
        B_shared = T.allocate([16], "float32", "shared")
        blockIdx_x = T.launch_thread("blockIdx.x", 2)
        threadIdx_y = T.launch_thread("threadIdx.y", 4)
        threadIdx_x = T.launch_thread("threadIdx.x", 4)
        C_local_1 = T.Buffer((1,), data=C_local, scope="local")
        C_local_1[0] = T.float32(0.0)
        for k_0 in range(3):
            T.tvm_storage_sync("shared")
            A_shared_1 = T.Buffer((16,), data=A_shared, scope="shared")
            A_1 = T.Buffer((96,), data=A.data)
            A_shared_1[threadIdx_y * 4 + threadIdx_x] = A_1[blockIdx_y * 48 + threadIdx_y * 12 + k_0 * 4 + threadIdx_x]
            B_shared_1 = T.Buffer((16,), data=B_shared, scope="shared")
            B_1 = T.Buffer((96,), data=B.data)
            B_shared_1[threadIdx_y * 4 + threadIdx_x] = B_1[k_0 * 32 + threadIdx_y * 8 + blockIdx_x * 4 + threadIdx_x]
            T.tvm_storage_sync("shared")
            for k_1 in range(4):
                C_local_1[0] = C_local_1[0] + A_shared_1[threadIdx_y * 4 + k_1] * B_shared_1[k_1 * 4 + threadIdx_x]
        C_1 = T.Buffer((64,), data=C.data)
        C_1[blockIdx_y * 32 + threadIdx_y * 8 + blockIdx_x * 4 + threadIdx_x] = C_local_1[0]
