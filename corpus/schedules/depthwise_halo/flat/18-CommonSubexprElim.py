# corpus/schedules/depthwise_halo: stage 18, after tirx.CommonSubexprElim, printed by TVM 0.26.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
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
                cse_v1: T.let[T.int32] = threadIdx_y * 4
                cse_v2: T.let[T.int32] = blockIdx_y * 32 + blockIdx_x * 16
                for ax0_ax1_fused_0 in range(3):
                    if ax0_ax1_fused_0 * 4 + threadIdx_y < 9:
                        cse_v3: T.let[T.int32] = ax0_ax1_fused_0 * 16 + cse_v1 + threadIdx_x
                        cse_v4: T.let[T.int32] = (ax0_ax1_fused_0 * 8 + threadIdx_y * 2 + threadIdx_x // 2) // 3
                        cse_v5: T.let[T.int32] = cse_v3 % 6
                        cse_v7: T.let[T.int32] = blockIdx_x * 4 + cse_v4
                        P_shared[cse_v3] = T.if_then_else(1 <= cse_v7 and cse_v7 < 9 and 1 <= cse_v5 and cse_v5 < 5, X_1[cse_v2 + cse_v4 * 4 + cse_v5 - 5], T.float32(0.0))
                for dy, dx in T.grid(3, 3):
                    cse_v6: T.let[T.int32] = cse_v2 + cse_v1 + threadIdx_x
                    if dy == 0 and dx == 0:
                        Y_1[cse_v6] = T.float32(0.0)
                    Y_1[cse_v6] = Y_1[cse_v6] + P_shared[threadIdx_y * 6 + dy * 6 + threadIdx_x + dx] * W_1[blockIdx_y * 9 + dy * 3 + dx]
