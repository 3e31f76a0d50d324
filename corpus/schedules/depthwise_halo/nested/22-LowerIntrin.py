# corpus/schedules/depthwise_halo: stage 22, after tir.LowerIntrin, printed by TVM 0.22.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def depthwise_halo_kernel(W: T.handle("float32", "global"), X: T.handle("float32", "global"), Y: T.handle("float32", "global")):
        T.func_attr({"calling_conv": 2, "target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "thread_extent": {"blockIdx.x": 2, "blockIdx.y": 2, "threadIdx.x": 4, "threadIdx.y": 4}, "tir.is_global_func": True, "tir.kernel_launch_params": ["blockIdx.y", "blockIdx.x", "threadIdx.x", "threadIdx.y"], "tir.noalias": True})
        W_1 = T.decl_buffer((18,), data=W)
        Y_1 = T.decl_buffer((64,), data=Y)
        X_1 = T.decl_buffer((64,), data=X)
        P_shared = T.handle("float32", "shared")
        P_shared_1 = T.decl_buffer((36,), data=P_shared, scope="shared")
        blockIdx_y = T.launch_thread("blockIdx.y", 2)
        P_shared = T.allocate([36], "float32", "shared")
        blockIdx_x = T.launch_thread("blockIdx.x", 2)
        threadIdx_x = T.launch_thread("threadIdx.x", 4)
        threadIdx_y = T.launch_thread("threadIdx.y", 4)
        for ax0_ax1_fused_0 in range(3):
            if ax0_ax1_fused_0 * 4 + threadIdx_y < 9:
                P_shared_1[ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x] = T.if_then_else(1 <= blockIdx_x * 4 + T.Div(ax0_ax1_fused_0 * 8 + threadIdx_y * 2 + T.shift_right(threadIdx_x, 1), 3) and blockIdx_x * 4 + T.Div(ax0_ax1_fused_0 * 8 + threadIdx_y * 2 + T.shift_right(threadIdx_x, 1), 3) < 9 and 1 <= T.truncmod(ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x, 6) and T.truncmod(ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x, 6) < 5, X_1[blockIdx_y * 32 + blockIdx_x * 16 + T.Div(ax0_ax1_fused_0 * 8 + threadIdx_y * 2 + T.shift_right(threadIdx_x, 1), 3) * 4 + T.truncmod(ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x, 6) - 5], T.float32(0.0))
        T.tvm_storage_sync("shared")
        for dy, dx in T.grid(3, 3):
            if dy == 0 and dx == 0:
                Y_1[blockIdx_y * 32 + blockIdx_x * 16 + threadIdx_y * 4 + threadIdx_x] = T.float32(0.0)
            Y_1[blockIdx_y * 32 + blockIdx_x * 16 + threadIdx_y * 4 + threadIdx_x] = Y_1[blockIdx_y * 32 + blockIdx_x * 16 + threadIdx_y * 4 + threadIdx_x] + P_shared_1[threadIdx_y * 6 + dy * 6 + threadIdx_x + dx] * W_1[blockIdx_y * 9 + dy * 3 + dx]
