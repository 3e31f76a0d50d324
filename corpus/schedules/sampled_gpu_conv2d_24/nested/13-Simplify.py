# corpus/schedules/sampled_gpu_conv2d_24: stage 13, after tir.Simplify, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_conv2d_24(X: T.Buffer((4, 4, 4), "float32"), W: T.Buffer((3, 3, 4, 8), "float32"), Y: T.Buffer((4, 4, 8), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_x = T.launch_thread("blockIdx.x", 1)
        Y_local = T.allocate([4], "float32", "local")
        P_shared = T.allocate([48], "float32", "shared")
        W_shared = T.allocate([48], "float32", "shared")
        threadIdx_x = T.launch_thread("threadIdx.x", 32)
        Y_local_1 = T.Buffer((4,), data=Y_local, scope="local")
        for o_3_init, y_4_init in T.grid(2, 2):
            Y_local_1[y_4_init * 2 + o_3_init] = T.float32(0.0)
        for dx_0, c_0 in T.grid(3, 2):
            P_shared_1 = T.Buffer((48,), data=P_shared, scope="shared")
            if threadIdx_x < 16:
                X_1 = T.Buffer((64,), data=X.data)
                for ax0_ax1_ax2_fused_2_s in range(3):
                    P_shared_1[threadIdx_x * 3 + ax0_ax1_ax2_fused_2_s] = T.if_then_else(8 <= threadIdx_x * 3 + ax0_ax1_ax2_fused_2_s and threadIdx_x * 3 + ax0_ax1_ax2_fused_2_s < 40 and 1 <= (threadIdx_x * 3 + ax0_ax1_ax2_fused_2_s) % 8 // 2 + dx_0 and (threadIdx_x * 3 + ax0_ax1_ax2_fused_2_s) % 8 // 2 + dx_0 < 5, X_1[(threadIdx_x * 3 + ax0_ax1_ax2_fused_2_s) // 2 * 4 + dx_0 * 4 + c_0 * 2 + (threadIdx_x * 3 + ax0_ax1_ax2_fused_2_s) % 2 - 20], T.float32(0.0))
            W_shared_1 = T.Buffer((48,), data=W_shared, scope="shared")
            if threadIdx_x < 16:
                W_1 = T.Buffer((288,), data=W.data)
                W_shared_1[threadIdx_x * 3:threadIdx_x * 3 + 3] = W_1[T.Ramp(threadIdx_x * 3, 1, 3) // T.Broadcast(16, 3) * T.Broadcast(96, 3) + T.Broadcast(dx_0 * 32, 3) + T.Broadcast(c_0 * 16, 3) + T.Ramp(threadIdx_x * 3, 1, 3) % T.Broadcast(16, 3)]
            for dy_1, o_3, c_2, y_4 in T.grid(3, 2, 2, 2):
                Y_local_1[y_4 * 2 + o_3] = Y_local_1[y_4 * 2 + o_3] + P_shared_1[threadIdx_x // 16 * 16 + y_4 * 8 + dy_1 * 8 + threadIdx_x % 16 // 4 * 2 + c_2] * W_shared_1[dy_1 * 16 + c_2 * 8 + threadIdx_x % 4 * 2 + o_3]
        for ax0, ax2 in T.grid(2, 2):
            Y_1 = T.Buffer((128,), data=Y.data)
            Y_1[threadIdx_x // 16 * 64 + ax0 * 32 + threadIdx_x % 16 * 2 + ax2] = Y_local_1[ax0 * 2 + ax2]
