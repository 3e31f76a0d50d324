# corpus/schedules/matmul_virtual: stage 25, after tirx.LowerIntrin, printed by TVM 0.26.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def matmul_virtual_kernel(A_ptr: T.handle("float32", "global"), B_ptr: T.handle("float32", "global"), C_ptr: T.handle("float32", "global")):
        T.func_attr({"calling_conv": 2, "target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_global_func": True, "tirx.kernel_launch_params": ["blockIdx.y", "blockIdx.x", "threadIdx.y", "threadIdx.x"], "tirx.noalias": True})
        C = T.decl_buffer((128,), data=C_ptr)
        B = T.decl_buffer((128,), data=B_ptr)
        A = T.decl_buffer((64,), data=A_ptr)
        with T.launch_thread("blockIdx.y", 1) as blockIdx_y:
            C_local = T.alloc_local((4,))
            A_shared = T.alloc_shared((32,))
            B_shared = T.alloc_shared((32,))
            with T.launch_thread("blockIdx.x", 2) as blockIdx_x:
                threadIdx_y = T.launch_thread("threadIdx.y", 4)
                threadIdx_x = T.launch_thread("threadIdx.x", 4)
                C_local[0] = T.float32(0.0)
                C_local[2] = T.float32(0.0)
                C_local[1] = T.float32(0.0)
                C_local[3] = T.float32(0.0)
                cse_v1: T.let[T.int32] = threadIdx_y * 16
                cse_v3: T.let[T.int32] = blockIdx_x * 8
                for k_0 in range(2):
                    cse_v2: T.let[T.int32] = threadIdx_x * 2
                    cse_v4: T.let[T.int32] = threadIdx_y * 8 + threadIdx_x * 2
                    T.tvm_storage_sync("shared")
                    A_shared[threadIdx_y * 8 + threadIdx_x * 2:threadIdx_y * 8 + threadIdx_x * 2 + 2] = A[threadIdx_y * 16 + T.shift_right(threadIdx_x, 1) * 8 + k_0 * 4 + T.bitwise_and(threadIdx_x, 1) * 2:threadIdx_y * 16 + T.shift_right(threadIdx_x, 1) * 8 + k_0 * 4 + T.bitwise_and(threadIdx_x, 1) * 2 + 2]
                    B_shared[threadIdx_y * 8 + threadIdx_x * 2:threadIdx_y * 8 + threadIdx_x * 2 + 2] = B[k_0 * 64 + threadIdx_y * 16 + blockIdx_x * 8 + threadIdx_x * 2:k_0 * 64 + threadIdx_y * 16 + blockIdx_x * 8 + threadIdx_x * 2 + 2]
                    T.tvm_storage_sync("shared")
                    for k_1 in range(4):
                        cse_v5: T.let[T.int32] = threadIdx_y * 4 + k_1
                        cse_v6: T.let[T.int32] = k_1 * 8 + threadIdx_x
                        C_local[0] = C_local[0] + A_shared[threadIdx_y * 4 + k_1] * B_shared[k_1 * 8 + threadIdx_x]
                        cse_v7: T.let[T.int32] = threadIdx_y * 4 + k_1 + 16
                        C_local[2] = C_local[2] + A_shared[threadIdx_y * 4 + k_1 + 16] * B_shared[k_1 * 8 + threadIdx_x]
                        cse_v8: T.let[T.int32] = k_1 * 8 + threadIdx_x + 4
                        C_local[1] = C_local[1] + A_shared[threadIdx_y * 4 + k_1] * B_shared[k_1 * 8 + threadIdx_x + 4]
                        C_local[3] = C_local[3] + A_shared[threadIdx_y * 4 + k_1 + 16] * B_shared[k_1 * 8 + threadIdx_x + 4]
                cse_v9: T.let[T.int32] = threadIdx_y * 16 + blockIdx_x * 8 + threadIdx_x
                C[threadIdx_y * 16 + blockIdx_x * 8 + threadIdx_x] = C_local[0]
                C[threadIdx_y * 16 + blockIdx_x * 8 + threadIdx_x + 64] = C_local[2]
                C[threadIdx_y * 16 + blockIdx_x * 8 + threadIdx_x + 4] = C_local[1]
                C[threadIdx_y * 16 + blockIdx_x * 8 + threadIdx_x + 68] = C_local[3]
