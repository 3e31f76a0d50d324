# corpus/schedules/sampled_gpu_gemv_26: stage 08, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_gemv_26(A: T.Buffer((16, 64), "float32"), x: T.Buffer((64,), "float32"), B: T.Buffer((16,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_x = T.int32()
        T.attr(blockIdx_x, "pragma_auto_unroll_max_step", 64)
        T.attr(blockIdx_x, "pragma_unroll_explicit", 1)
        T.launch_thread(blockIdx_x, 1)
        vthread_x = T.launch_thread("vthread.x", 2)
        threadIdx_x = T.launch_thread("threadIdx.x", 1)
        B_local = T.decl_buffer((8,), scope="local")
        for i_3_init, i_4_init in T.grid(2, 4):
            B_local[i_3_init * 4 + i_4_init] = T.float32(0.0)
        for k_0 in range(2):
            A_shared = T.decl_buffer((16, 32), scope="shared")
            x_shared = T.decl_buffer((32,), scope="shared")
            for ax0_ax1_fused_0 in range(256):
                for ax0_ax1_fused_2 in T.vectorized(2):
                    A_shared[ax0_ax1_fused_0 // 16, ax0_ax1_fused_0 % 16 * 2 + ax0_ax1_fused_2] = A[ax0_ax1_fused_0 // 16, k_0 * 32 + ax0_ax1_fused_0 % 16 * 2 + ax0_ax1_fused_2]
            for ax0_fused_0 in range(16):
                for ax0_fused_2 in T.vectorized(2):
                    x_shared[ax0_fused_0 * 2 + ax0_fused_2] = x[k_0 * 32 + ax0_fused_0 * 2 + ax0_fused_2]
            for k_1, i_3, i_4 in T.grid(32, 2, 4):
                B_local[i_3 * 4 + i_4] = B_local[i_3 * 4 + i_4] + A_shared[vthread_x * 8 + i_3 * 4 + i_4, k_1] * x_shared[k_1]
        for ax0 in range(8):
            B[vthread_x * 8 + ax0] = B_local[ax0]
