# corpus/schedules/matmul_pipelined: stage 20, after tir.ConvertSSA, printed by TVM 0.22.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def matmul_pipelined(A: T.Buffer((8, 16), "float32"), B: T.Buffer((16, 4), "float32"), C: T.Buffer((8, 4), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tir.is_entry_func": True})
        Module.matmul_pipelined_kernel(A.data, B.data, C.data)

    @T.prim_func(private=True)
    def matmul_pipelined_kernel(A: T.handle("float32", "global"), B: T.handle("float32", "global"), C: T.handle("float32", "global")):
        T.func_attr({"target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tir.is_global_func": True, "tir.noalias": True})
        C_1 = T.decl_buffer((32,), data=C)
        B_1 = T.decl_buffer((64,), data=B)
        B_shared = T.handle("float32", "shared")
        B_shared_1 = T.decl_buffer((32,), data=B_shared, scope="shared")
        A_1 = T.decl_buffer((128,), data=A)
        A_shared = T.handle("float32", "shared")
        A_shared_1 = T.decl_buffer((32,), data=A_shared, scope="shared")
        C_local = T.handle("float32", "local")
        C_local_1 = T.decl_buffer((1,), data=C_local, scope="local")
        blockIdx_y = T.launch_thread("blockIdx.y", 2)
        C_local = T.allocate([1], "float32", "local")
        A_shared = T.allocate([32], "float32", "shared")
        B_shared = T.allocate([32], "float32", "shared")
        blockIdx_x = T.launch_thread("blockIdx.x", 1)
        threadIdx_y = T.launch_thread("threadIdx.y", 4)
        threadIdx_x = T.launch_thread("threadIdx.x", 4)
        C_local_1[0] = T.float32(0.0)
        A_shared_1[threadIdx_y * 4 + threadIdx_x] = A_1[blockIdx_y * 64 + threadIdx_y * 16 + threadIdx_x]
        B_shared_1[threadIdx_y * 4 + threadIdx_x] = B_1[threadIdx_y * 4 + threadIdx_x]
        for k_0 in range(3):
            T.tvm_storage_sync("shared")
            A_shared_1[(k_0 + 1) % 2 * 16 + threadIdx_y * 4 + threadIdx_x] = A_1[blockIdx_y * 64 + threadIdx_y * 16 + k_0 * 4 + threadIdx_x + 4]
            B_shared_1[(k_0 + 1) % 2 * 16 + threadIdx_y * 4 + threadIdx_x] = B_1[k_0 * 16 + threadIdx_y * 4 + threadIdx_x + 16]
            T.tvm_storage_sync("shared")
            for k_1 in range(4):
                cse_v1: T.int32 = k_0 % 2 * 16
                C_local_1[0] = C_local_1[0] + A_shared_1[cse_v1 + threadIdx_y * 4 + k_1] * B_shared_1[cse_v1 + k_1 * 4 + threadIdx_x]
        for k_1 in range(4):
            C_local_1[0] = C_local_1[0] + A_shared_1[threadIdx_y * 4 + k_1 + 16] * B_shared_1[k_1 * 4 + threadIdx_x + 16]
        C_1[blockIdx_y * 16 + threadIdx_y * 4 + threadIdx_x] = C_local_1[0]
