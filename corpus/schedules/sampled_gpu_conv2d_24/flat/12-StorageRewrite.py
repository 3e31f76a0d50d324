# corpus/schedules/sampled_gpu_conv2d_24: stage 12, after tirx.StorageRewrite, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_conv2d_24(X: T.Buffer((4, 4, 4), "float32"), W: T.Buffer((3, 3, 4, 8), "float32"), Y: T.Buffer((4, 4, 8), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        X_1 = X.view(64)
        W_1 = W.view(288)
        Y_1 = Y.view(128)
        blockIdx_x = T.int32()
        with T.attr(blockIdx_x, "pragma_auto_unroll_max_step", 16):
            T.attr(blockIdx_x, "pragma_unroll_explicit", 1)
            T.launch_thread(blockIdx_x, 1)
            Y_local = T.alloc_local((4,))
            P_shared = T.alloc_shared((48,))
            W_shared = T.alloc_shared((48,))
            with T.launch_thread("threadIdx.x", 32) as threadIdx_x:
                for o_3_init, y_4_init in T.grid(2, 2):
                    Y_local[y_4_init * 2 + o_3_init] = T.float32(0.0)
                for dx_0, c_0 in T.grid(3, 2):
                    if threadIdx_x < 16:
                        for ax0_ax1_ax2_fused_2_s in range(3):
                            P_shared[threadIdx_x * 3 + ax0_ax1_ax2_fused_2_s] = T.if_then_else(8 <= threadIdx_x * 3 + ax0_ax1_ax2_fused_2_s and threadIdx_x * 3 + ax0_ax1_ax2_fused_2_s < 40 and 1 <= (threadIdx_x * 3 + ax0_ax1_ax2_fused_2_s) % 8 // 2 + dx_0 and (threadIdx_x * 3 + ax0_ax1_ax2_fused_2_s) % 8 // 2 + dx_0 < 5, X_1[(threadIdx_x * 3 + ax0_ax1_ax2_fused_2_s) // 2 * 4 + dx_0 * 4 + c_0 * 2 + (threadIdx_x * 3 + ax0_ax1_ax2_fused_2_s) % 2 + -20], T.float32(0.0))
                    if threadIdx_x < 16:
                        W_shared[threadIdx_x * 3:threadIdx_x * 3 + 3] = W_1[T.Ramp(threadIdx_x * 3, 1, 3) // T.Broadcast(16, 3) * T.Broadcast(96, 3) + T.Broadcast(dx_0 * 32, 3) + T.Broadcast(c_0 * 16, 3) + T.Ramp(threadIdx_x * 3, 1, 3) % T.Broadcast(16, 3)]
                    for dy_1, o_3, c_2, y_4 in T.grid(3, 2, 2, 2):
                        Y_local[y_4 * 2 + o_3] = Y_local[y_4 * 2 + o_3] + P_shared[y_4 * 8 + threadIdx_x // 16 * 16 + dy_1 * 8 + threadIdx_x % 16 // 4 * 2 + c_2] * W_shared[dy_1 * 16 + c_2 * 8 + threadIdx_x % 4 * 2 + o_3]
                for ax0, ax2 in T.grid(2, 2):
                    Y_1[threadIdx_x // 16 * 64 + ax0 * 32 + threadIdx_x % 16 * 2 + ax2] = Y_local[ax0 * 2 + ax2]
