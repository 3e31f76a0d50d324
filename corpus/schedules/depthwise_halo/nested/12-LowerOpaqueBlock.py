# corpus/schedules/depthwise_halo: stage 12, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def depthwise_halo(X: T.Buffer((2, 8, 4), "float32"), W: T.Buffer((2, 3, 3), "float32"), Y: T.Buffer((2, 8, 4), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_y = T.launch_thread("blockIdx.y", 2)
        blockIdx_x = T.launch_thread("blockIdx.x", 2)
        threadIdx_x = T.launch_thread("threadIdx.x", 4)
        threadIdx_y = T.launch_thread("threadIdx.y", 4)
        P_shared = T.decl_buffer((1, 6, 6), scope="shared")
        for ax0_ax1_fused_0 in range(3):
            if ax0_ax1_fused_0 * 4 + threadIdx_y < 9:
                P_shared[0, (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) // 6, (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) % 6] = T.if_then_else(1 <= blockIdx_x * 4 + (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) // 6 and blockIdx_x * 4 + (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) // 6 < 9 and 1 <= (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) % 6 and (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) % 6 < 5, X[blockIdx_y, blockIdx_x * 4 + (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) // 6 - 1, (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) % 6 - 1], T.float32(0.0))
        for dy, dx in T.grid(3, 3):
            if dy == 0 and dx == 0:
                Y[blockIdx_y, blockIdx_x * 4 + threadIdx_y, threadIdx_x] = T.float32(0.0)
            Y[blockIdx_y, blockIdx_x * 4 + threadIdx_y, threadIdx_x] = Y[blockIdx_y, blockIdx_x * 4 + threadIdx_y, threadIdx_x] + P_shared[0, threadIdx_y + dy, threadIdx_x + dx] * W[blockIdx_y, dy, dx]
