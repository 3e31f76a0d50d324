# corpus/schedules/sampled_gpu_conv2d_24: stage 22, after tir.LowerIntrin, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_conv2d_24_kernel(W: T.handle("float32", "global"), X: T.handle("float32", "global"), Y: T.handle("float32", "global")):
        T.func_attr({"calling_conv": 2, "target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "thread_extent": {"blockIdx.x": 1, "threadIdx.x": 32}, "tir.is_global_func": True, "tir.kernel_launch_params": ["blockIdx.x", "threadIdx.x"], "tir.noalias": True})
        Y_1 = T.decl_buffer((128,), data=Y)
        W_1 = T.decl_buffer((288,), data=W)
        W_shared = T.handle("float32", "shared")
        W_shared_1 = T.decl_buffer((48,), data=W_shared, scope="shared")
        X_1 = T.decl_buffer((64,), data=X)
        P_shared = T.handle("float32", "shared")
        P_shared_1 = T.decl_buffer((48,), data=P_shared, scope="shared")
        Y_local = T.handle("float32", "local")
        Y_local_1 = T.decl_buffer((4,), data=Y_local, scope="local")
        blockIdx_x = T.launch_thread("blockIdx.x", 1)
        Y_local = T.allocate([4], "float32", "local")
        P_shared = T.allocate([48], "float32", "shared")
        W_shared = T.allocate([48], "float32", "shared")
        threadIdx_x = T.launch_thread("threadIdx.x", 32)
        for o_3_init, y_4_init in T.grid(2, 2):
            Y_local_1[y_4_init * 2 + o_3_init] = T.float32(0.0)
        for dx_0, c_0 in T.grid(3, 2):
            T.tvm_storage_sync("shared")
            if threadIdx_x < 16:
                for ax0_ax1_ax2_fused_2_s in range(3):
                    P_shared_1[threadIdx_x * 3 + ax0_ax1_ax2_fused_2_s] = T.if_then_else(8 <= threadIdx_x * 3 + ax0_ax1_ax2_fused_2_s and threadIdx_x * 3 + ax0_ax1_ax2_fused_2_s < 40 and 1 <= T.shift_right(T.bitwise_and(threadIdx_x * 3 + ax0_ax1_ax2_fused_2_s, 7), 1) + dx_0 and T.shift_right(T.bitwise_and(threadIdx_x * 3 + ax0_ax1_ax2_fused_2_s, 7), 1) + dx_0 < 5, X_1[T.shift_right(threadIdx_x * 3 + ax0_ax1_ax2_fused_2_s, 1) * 4 + dx_0 * 4 + c_0 * 2 + T.bitwise_and(threadIdx_x * 3 + ax0_ax1_ax2_fused_2_s, 1) - 20], T.float32(0.0))
            if threadIdx_x < 16:
                W_shared_1[threadIdx_x * 3:threadIdx_x * 3 + 3] = W_1[T.Div(T.Ramp(threadIdx_x * 3, 1, 3), T.Broadcast(16, 3)) * T.Broadcast(96, 3) + T.Broadcast(dx_0 * 32, 3) + T.Broadcast(c_0 * 16, 3) + T.truncmod(T.Ramp(threadIdx_x * 3, 1, 3), T.Broadcast(16, 3))]
            T.tvm_storage_sync("shared")
            for dy_1, o_3, c_2, y_4 in T.grid(3, 2, 2, 2):
                Y_local_1[y_4 * 2 + o_3] = Y_local_1[y_4 * 2 + o_3] + P_shared_1[T.shift_right(threadIdx_x, 4) * 16 + y_4 * 8 + dy_1 * 8 + T.shift_right(T.bitwise_and(threadIdx_x, 15), 2) * 2 + c_2] * W_shared_1[dy_1 * 16 + c_2 * 8 + T.bitwise_and(threadIdx_x, 3) * 2 + o_3]
        for ax0, ax2 in T.grid(2, 2):
            Y_1[T.shift_right(threadIdx_x, 4) * 64 + ax0 * 32 + T.bitwise_and(threadIdx_x, 15) * 2 + ax2] = Y_local_1[ax0 * 2 + ax2]
