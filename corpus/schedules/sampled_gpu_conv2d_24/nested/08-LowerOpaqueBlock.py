# corpus/schedules/sampled_gpu_conv2d_24: stage 08, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_conv2d_24(X: T.Buffer((4, 4, 4), "float32"), W: T.Buffer((3, 3, 4, 8), "float32"), Y: T.Buffer((4, 4, 8), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_x = T.launch_thread("blockIdx.x", 1)
        vthread_x = T.launch_thread("vthread.x", 1)
        threadIdx_x = T.launch_thread("threadIdx.x", 32)
        Y_local = T.decl_buffer((2, 1, 2), scope="local")
        for o_3_init, y_4_init in T.grid(2, 2):
            Y_local[y_4_init, 0, o_3_init] = T.float32(0.0)
        for dx_0, c_0 in T.grid(3, 2):
            P_shared = T.decl_buffer((6, 4, 2), scope="shared")
            W_shared = T.decl_buffer((3, 1, 2, 8), scope="shared")
            for ax0_ax1_ax2_fused_2 in T.vectorized(3):
                if threadIdx_x < 16:
                    P_shared[(threadIdx_x * 3 + ax0_ax1_ax2_fused_2) // 8, (threadIdx_x * 3 + ax0_ax1_ax2_fused_2) % 8 // 2, (threadIdx_x * 3 + ax0_ax1_ax2_fused_2) % 2] = T.if_then_else(8 <= threadIdx_x * 3 + ax0_ax1_ax2_fused_2 and threadIdx_x * 3 + ax0_ax1_ax2_fused_2 < 40 and 1 <= (threadIdx_x * 3 + ax0_ax1_ax2_fused_2) % 8 // 2 + dx_0 and (threadIdx_x * 3 + ax0_ax1_ax2_fused_2) % 8 // 2 + dx_0 < 5, X[(threadIdx_x * 3 + ax0_ax1_ax2_fused_2) // 8 - 1, (threadIdx_x * 3 + ax0_ax1_ax2_fused_2) % 8 // 2 + dx_0 - 1, c_0 * 2 + (threadIdx_x * 3 + ax0_ax1_ax2_fused_2) % 2], T.float32(0.0))
            for ax0_ax1_ax2_ax3_fused_2 in T.vectorized(3):
                if threadIdx_x < 16:
                    W_shared[(threadIdx_x * 3 + ax0_ax1_ax2_ax3_fused_2) // 16, 0, (threadIdx_x * 3 + ax0_ax1_ax2_ax3_fused_2) % 16 // 8, (threadIdx_x * 3 + ax0_ax1_ax2_ax3_fused_2) % 8] = W[(threadIdx_x * 3 + ax0_ax1_ax2_ax3_fused_2) // 16, dx_0, c_0 * 2 + (threadIdx_x * 3 + ax0_ax1_ax2_ax3_fused_2) % 16 // 8, (threadIdx_x * 3 + ax0_ax1_ax2_ax3_fused_2) % 8]
            for dy_1, o_3, c_2, y_4 in T.grid(3, 2, 2, 2):
                Y_local[y_4, 0, o_3] = Y_local[y_4, 0, o_3] + P_shared[threadIdx_x // 16 * 2 + y_4 + dy_1, threadIdx_x % 16 // 4, c_2] * W_shared[dy_1, 0, c_2, threadIdx_x % 4 * 2 + o_3]
        for ax0, ax2 in T.grid(2, 2):
            Y[threadIdx_x // 16 * 2 + ax0, threadIdx_x % 16 // 4, threadIdx_x % 4 * 2 + ax2] = Y_local[ax0, 0, ax2]
