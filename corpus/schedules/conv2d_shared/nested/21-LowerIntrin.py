# corpus/schedules/conv2d_shared: stage 21, after tir.LowerIntrin, printed by TVM 0.22.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def conv2d_shared_kernel(W: T.handle("float32", "global"), X: T.handle("float32", "global"), Y: T.handle("float32", "global")):
        T.func_attr({"calling_conv": 2, "target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "thread_extent": {"blockIdx.x": 3, "threadIdx.x": 4, "threadIdx.y": 4}, "tir.is_global_func": True, "tir.kernel_launch_params": ["blockIdx.x", "threadIdx.x", "threadIdx.y"], "tir.noalias": True})
        Y_1 = T.decl_buffer((48,), data=Y)
        W_1 = T.decl_buffer((54,), data=W)
        Y_local = T.handle("float32", "local")
        Y_local_1 = T.decl_buffer((1,), data=Y_local, scope="local")
        X_1 = T.decl_buffer((72,), data=X)
        X_shared = T.handle("float32", "shared")
        X_shared_1 = T.decl_buffer((72,), data=X_shared, scope="shared")
        blockIdx_x = T.launch_thread("blockIdx.x", 3)
        X_shared = T.allocate([72], "float32", "shared")
        Y_local = T.allocate([1], "float32", "local")
        threadIdx_x = T.launch_thread("threadIdx.x", 4)
        threadIdx_y = T.launch_thread("threadIdx.y", 4)
        for ax0_ax1_ax2_fused_0 in range(5):
            if ax0_ax1_ax2_fused_0 * 2 + T.shift_right(threadIdx_y, 1) < 9:
                X_shared_1[ax0_ax1_ax2_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x] = X_1[ax0_ax1_ax2_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x]
        T.tvm_storage_sync("shared")
        for c, dy, dx in T.grid(2, 3, 3):
            if c == 0 and dy == 0 and dx == 0:
                Y_local_1[0] = T.float32(0.0)
            Y_local_1[0] = Y_local_1[0] + X_shared_1[c * 36 + threadIdx_y * 6 + dy * 6 + threadIdx_x + dx] * W_1[blockIdx_x * 18 + c * 9 + dy * 3 + dx]
        Y_1[blockIdx_x * 16 + threadIdx_y * 4 + threadIdx_x] = Y_local_1[0]
