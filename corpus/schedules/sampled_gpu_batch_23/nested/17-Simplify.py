# corpus/schedules/sampled_gpu_batch_23: stage 17, after tir.Simplify, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_batch_23_kernel(A: T.handle("float32", "global"), B: T.handle("float32", "global"), C: T.handle("float32", "global")):
        T.func_attr({"calling_conv": 2, "target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "thread_extent": {"blockIdx.x": 4, "threadIdx.x": 32}, "tir.is_global_func": True, "tir.kernel_launch_params": ["blockIdx.x", "threadIdx.x"], "tir.noalias": True})
        C_1 = T.decl_buffer((128,), data=C)
        B_1 = T.decl_buffer((128,), data=B)
        B_shared = T.handle("float32", "shared")
        B_shared_1 = T.decl_buffer((64,), data=B_shared, scope="shared")
        A_1 = T.decl_buffer((128,), data=A)
        A_shared = T.handle("float32", "shared")
        A_shared_1 = T.decl_buffer((32,), data=A_shared, scope="shared")
        C_local = T.handle("float32", "local")
        C_local_1 = T.decl_buffer((1,), data=C_local, scope="local")
        blockIdx_x = T.launch_thread("blockIdx.x", 4)
        C_local = T.allocate([1], "float32", "local")
        A_shared = T.allocate([32], "float32", "shared")
        B_shared = T.allocate([64], "float32", "shared")
        threadIdx_x = T.launch_thread("threadIdx.x", 32)
        C_local_1[0] = T.float32(0.0)
        A_shared_1[threadIdx_x] = A_1[blockIdx_x * 32 + threadIdx_x]
        for ax0_ax1_ax2_fused_0 in range(2):
            B_shared_1[ax0_ax1_ax2_fused_0 * 32 + threadIdx_x] = B_1[blockIdx_x // 2 * 64 + ax0_ax1_ax2_fused_0 * 32 + threadIdx_x]
        T.tvm_storage_sync("shared")
        for k_1 in range(8):
            C_local_1[0] = C_local_1[0] + A_shared_1[threadIdx_x // 8 * 8 + k_1] * B_shared_1[k_1 * 8 + threadIdx_x % 8]
        C_1[blockIdx_x * 32 + threadIdx_x] = C_local_1[0]
