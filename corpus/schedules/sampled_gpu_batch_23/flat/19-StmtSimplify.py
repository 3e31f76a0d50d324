# corpus/schedules/sampled_gpu_batch_23: stage 19, after tirx.StmtSimplify, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_batch_23_kernel(A_ptr: T.handle("float32", "global"), B_ptr: T.handle("float32", "global"), C_ptr: T.handle("float32", "global")):
        T.func_attr({"calling_conv": 2, "target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_global_func": True, "tirx.kernel_launch_params": ["blockIdx.x", "threadIdx.x"], "tirx.noalias": True})
        C = T.decl_buffer((128,), data=C_ptr)
        B = T.decl_buffer((128,), data=B_ptr)
        A = T.decl_buffer((128,), data=A_ptr)
        with T.launch_thread("blockIdx.x", 4) as blockIdx_x:
            C_local = T.alloc_local((1,))
            A_shared = T.alloc_shared((32,))
            B_shared = T.alloc_shared((64,))
            with T.launch_thread("threadIdx.x", 32) as threadIdx_x:
                C_local[0] = T.float32(0.0)
                cse_v2: T.let[T.int32] = blockIdx_x * 32 + threadIdx_x
                A_shared[threadIdx_x] = A[blockIdx_x * 32 + threadIdx_x]
                cse_v4: T.let[T.int32] = blockIdx_x // 2 * 64 + threadIdx_x
                B_shared[threadIdx_x] = B[blockIdx_x // 2 * 64 + threadIdx_x]
                B_shared[threadIdx_x + 32] = B[blockIdx_x // 2 * 64 + threadIdx_x + 32]
                cse_v1: T.let[T.int32] = threadIdx_x % 8
                cse_v3: T.let[T.int32] = threadIdx_x // 8 * 8
                T.tvm_storage_sync("shared")
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 8 * 8] * B_shared[threadIdx_x % 8]
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 8 * 8 + 1] * B_shared[threadIdx_x % 8 + 8]
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 8 * 8 + 2] * B_shared[threadIdx_x % 8 + 16]
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 8 * 8 + 3] * B_shared[threadIdx_x % 8 + 24]
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 8 * 8 + 4] * B_shared[threadIdx_x % 8 + 32]
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 8 * 8 + 5] * B_shared[threadIdx_x % 8 + 40]
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 8 * 8 + 6] * B_shared[threadIdx_x % 8 + 48]
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 8 * 8 + 7] * B_shared[threadIdx_x % 8 + 56]
                C[blockIdx_x * 32 + threadIdx_x] = C_local[0]
