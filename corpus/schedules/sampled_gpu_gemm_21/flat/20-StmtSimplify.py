# corpus/schedules/sampled_gpu_gemm_21: stage 20, after tirx.StmtSimplify, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_gemm_21_kernel(A_ptr: T.handle("float32", "global"), B_ptr: T.handle("float32", "global"), C_ptr: T.handle("float32", "global")):
        T.func_attr({"calling_conv": 2, "target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_global_func": True, "tirx.kernel_launch_params": ["blockIdx.x", "threadIdx.x"], "tirx.noalias": True})
        C = T.decl_buffer((128,), data=C_ptr)
        B = T.decl_buffer((256,), data=B_ptr)
        A = T.decl_buffer((128,), data=A_ptr)
        with T.launch_thread("blockIdx.x", 4) as blockIdx_x:
            C_local = T.alloc_local((1,))
            A_shared = T.alloc_shared((32,))
            B_shared = T.alloc_shared((16,))
            with T.launch_thread("threadIdx.x", 32) as threadIdx_x:
                C_local[0] = T.float32(0.0)
                cse_v1: T.let[T.int32] = threadIdx_x // 4
                cse_v2: T.let[T.int32] = threadIdx_x % 4
                cse_v3: T.let[T.int32] = threadIdx_x // 4 * 16
                cse_v8: T.let[T.int32] = threadIdx_x // 4 * 16 + threadIdx_x % 4
                A_shared[threadIdx_x] = A[threadIdx_x // 4 * 16 + threadIdx_x % 4]
                cse_v12: T.let[T.int32] = threadIdx_x // 4 * 16 + blockIdx_x * 4 + threadIdx_x % 4
                if threadIdx_x < 16:
                    B_shared[threadIdx_x] = B[threadIdx_x // 4 * 16 + blockIdx_x * 4 + threadIdx_x % 4]
                cse_v4: T.let[T.int32] = threadIdx_x // 4 * 4
                T.tvm_storage_sync("shared")
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 4 * 4] * B_shared[threadIdx_x % 4]
                cse_v5: T.let[T.int32] = threadIdx_x % 4 + 4
                cse_v9: T.let[T.int32] = threadIdx_x // 4 * 4 + 1
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 4 * 4 + 1] * B_shared[threadIdx_x % 4 + 4]
                cse_v6: T.let[T.int32] = threadIdx_x % 4 + 8
                cse_v10: T.let[T.int32] = threadIdx_x // 4 * 4 + 2
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 4 * 4 + 2] * B_shared[threadIdx_x % 4 + 8]
                cse_v7: T.let[T.int32] = threadIdx_x % 4 + 12
                cse_v11: T.let[T.int32] = threadIdx_x // 4 * 4 + 3
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 4 * 4 + 3] * B_shared[threadIdx_x % 4 + 12]
                T.tvm_storage_sync("shared")
                A_shared[threadIdx_x] = A[threadIdx_x // 4 * 16 + threadIdx_x % 4 + 4]
                if threadIdx_x < 16:
                    B_shared[threadIdx_x] = B[threadIdx_x // 4 * 16 + blockIdx_x * 4 + threadIdx_x % 4 + 64]
                T.tvm_storage_sync("shared")
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 4 * 4] * B_shared[threadIdx_x % 4]
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 4 * 4 + 1] * B_shared[threadIdx_x % 4 + 4]
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 4 * 4 + 2] * B_shared[threadIdx_x % 4 + 8]
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 4 * 4 + 3] * B_shared[threadIdx_x % 4 + 12]
                T.tvm_storage_sync("shared")
                A_shared[threadIdx_x] = A[threadIdx_x // 4 * 16 + threadIdx_x % 4 + 8]
                if threadIdx_x < 16:
                    B_shared[threadIdx_x] = B[threadIdx_x // 4 * 16 + blockIdx_x * 4 + threadIdx_x % 4 + 128]
                T.tvm_storage_sync("shared")
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 4 * 4] * B_shared[threadIdx_x % 4]
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 4 * 4 + 1] * B_shared[threadIdx_x % 4 + 4]
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 4 * 4 + 2] * B_shared[threadIdx_x % 4 + 8]
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 4 * 4 + 3] * B_shared[threadIdx_x % 4 + 12]
                T.tvm_storage_sync("shared")
                A_shared[threadIdx_x] = A[threadIdx_x // 4 * 16 + threadIdx_x % 4 + 12]
                if threadIdx_x < 16:
                    B_shared[threadIdx_x] = B[threadIdx_x // 4 * 16 + blockIdx_x * 4 + threadIdx_x % 4 + 192]
                T.tvm_storage_sync("shared")
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 4 * 4] * B_shared[threadIdx_x % 4]
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 4 * 4 + 1] * B_shared[threadIdx_x % 4 + 4]
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 4 * 4 + 2] * B_shared[threadIdx_x % 4 + 8]
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 4 * 4 + 3] * B_shared[threadIdx_x % 4 + 12]
                C[threadIdx_x // 4 * 16 + blockIdx_x * 4 + threadIdx_x % 4] = C_local[0]
