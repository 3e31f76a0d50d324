# corpus/schedules/depthwise_halo: stage 16, after s_tir.RenormalizeSplitPattern, printed by TVM 0.26.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def depthwise_halo(X: T.Buffer((2, 8, 4), "float32"), W: T.Buffer((2, 3, 3), "float32"), Y: T.Buffer((2, 8, 4), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        X_1 = X.view(64)
        W_1 = W.view(18)
        Y_1 = Y.view(64)
        with T.launch_thread("blockIdx.y", 2) as blockIdx_y:
            P_shared = T.alloc_shared((36,))
            with T.launch_thread("blockIdx.x", 2) as blockIdx_x:
                threadIdx_x = T.launch_thread("threadIdx.x", 4)
                threadIdx_y = T.launch_thread("threadIdx.y", 4)
                for ax0_ax1_fused_0 in range(3):
                    if (ax0_ax1_fused_0 * 4 + threadIdx_y) // 9 < 1:
                        P_shared[ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x] = T.if_then_else(1 <= blockIdx_x * 4 + (ax0_ax1_fused_0 * 8 + (threadIdx_y * 2 + threadIdx_x // 2)) // 3 and (blockIdx_x * 4 + (ax0_ax1_fused_0 * 8 + (threadIdx_y * 2 + threadIdx_x // 2)) // 3) // 9 < 1 and 1 <= (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) % 6 and (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) % 6 // 5 < 1, X_1[blockIdx_y * 32 + blockIdx_x * 16 + (ax0_ax1_fused_0 * 8 + (threadIdx_y * 2 + threadIdx_x // 2)) // 3 * 4 + (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) % 6 - 5], T.float32(0.0))
                for dy, dx in T.grid(3, 3):
                    if dy == 0 and dx == 0:
                        Y_1[blockIdx_y * 32 + blockIdx_x * 16 + threadIdx_y * 4 + threadIdx_x] = T.float32(0.0)
                    Y_1[blockIdx_y * 32 + blockIdx_x * 16 + threadIdx_y * 4 + threadIdx_x] = Y_1[blockIdx_y * 32 + blockIdx_x * 16 + threadIdx_y * 4 + threadIdx_x] + P_shared[threadIdx_y * 6 + dy * 6 + threadIdx_x + dx] * W_1[blockIdx_y * 9 + dy * 3 + dx]
