# corpus/schedules/conv2d_shared: stage 11, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def conv2d_shared(X: T.Buffer((2, 6, 6), "float32"), W: T.Buffer((3, 2, 3, 3), "float32"), Y: T.Buffer((3, 4, 4), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_x = T.launch_thread("blockIdx.x", 3)
        threadIdx_x = T.launch_thread("threadIdx.x", 4)
        threadIdx_y = T.launch_thread("threadIdx.y", 4)
        X_shared = T.decl_buffer((2, 6, 6), scope="shared")
        for ax0_ax1_ax2_fused_0 in range(5):
            if ax0_ax1_ax2_fused_0 * 4 + threadIdx_y < 18:
                X_shared[(ax0_ax1_ax2_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) // 36, (ax0_ax1_ax2_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) % 36 // 6, (ax0_ax1_ax2_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) % 6] = X[(ax0_ax1_ax2_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) // 36, (ax0_ax1_ax2_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) % 36 // 6, (ax0_ax1_ax2_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) % 6]
        Y_local = T.decl_buffer((1, 1, 1), scope="local")
        for c, dy, dx in T.grid(2, 3, 3):
            if c == 0 and dy == 0 and dx == 0:
                Y_local[0, 0, 0] = T.float32(0.0)
            Y_local[0, 0, 0] = Y_local[0, 0, 0] + X_shared[c, threadIdx_y + dy, threadIdx_x + dx] * W[blockIdx_x, c, dy, dx]
        Y[blockIdx_x, threadIdx_y, threadIdx_x] = Y_local[0, 0, 0]
