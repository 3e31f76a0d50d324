# corpus/schedules/sampled_gpu_depthwise_25: stage 08, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_depthwise_25(X: T.Buffer((8, 8, 8), "float32"), W: T.Buffer((3, 3, 8), "float32"), Y: T.Buffer((6, 6, 8), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_x = T.int32()
        T.attr(blockIdx_x, "pragma_auto_unroll_max_step", 64)
        T.attr(blockIdx_x, "pragma_unroll_explicit", 1)
        T.launch_thread(blockIdx_x, 2)
        vthread_x = T.launch_thread("vthread.x", 1)
        threadIdx_x = T.launch_thread("threadIdx.x", 72)
        Y_local = T.decl_buffer((1, 1, 2), scope="local")
        for c_3_init in range(2):
            Y_local[0, 0, c_3_init] = T.float32(0.0)
        for dx_0 in range(3):
            X_shared = T.decl_buffer((5, 6, 8), scope="shared")
            W_shared = T.decl_buffer((3, 1, 8), scope="shared")
            for ax0_ax1_ax2_fused_0 in range(2):
                for ax0_ax1_ax2_fused_2 in T.vectorized(2):
                    if ax0_ax1_ax2_fused_0 * 72 + threadIdx_x < 120:
                        X_shared[ax0_ax1_ax2_fused_0 * 3 + threadIdx_x // 24, threadIdx_x % 24 // 4, threadIdx_x % 4 * 2 + ax0_ax1_ax2_fused_2] = X[blockIdx_x * 3 + ax0_ax1_ax2_fused_0 * 3 + threadIdx_x // 24, threadIdx_x % 24 // 4 + dx_0, threadIdx_x % 4 * 2 + ax0_ax1_ax2_fused_2]
            for ax0_ax1_ax2_fused_2 in T.vectorized(2):
                if threadIdx_x < 12:
                    W_shared[threadIdx_x // 4, 0, threadIdx_x % 4 * 2 + ax0_ax1_ax2_fused_2] = W[threadIdx_x // 4, dx_0, threadIdx_x % 4 * 2 + ax0_ax1_ax2_fused_2]
            for dy_1, c_3 in T.grid(3, 2):
                Y_local[0, 0, c_3] = Y_local[0, 0, c_3] + X_shared[threadIdx_x // 24 + dy_1, threadIdx_x % 24 // 4, threadIdx_x % 4 * 2 + c_3] * W_shared[dy_1, 0, threadIdx_x % 4 * 2 + c_3]
        for ax2 in range(2):
            Y[blockIdx_x * 3 + threadIdx_x // 24, threadIdx_x % 24 // 4, threadIdx_x % 4 * 2 + ax2] = Y_local[0, 0, ax2]
