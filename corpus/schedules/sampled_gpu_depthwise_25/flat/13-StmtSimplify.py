# corpus/schedules/sampled_gpu_depthwise_25: stage 13, after tirx.StmtSimplify, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_depthwise_25(X: T.Buffer((8, 8, 8), "float32"), W: T.Buffer((3, 3, 8), "float32"), Y: T.Buffer((6, 6, 8), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        X_1 = X.view(512)
        W_1 = W.view(72)
        Y_1 = Y.view(288)
        blockIdx_x = T.int32()
        with T.attr(blockIdx_x, "pragma_auto_unroll_max_step", 64):
            T.attr(blockIdx_x, "pragma_unroll_explicit", 1)
            T.launch_thread(blockIdx_x, 2)
            Y_local = T.alloc_local((2,))
            X_shared = T.alloc_shared((240,))
            W_shared = T.alloc_shared((24,))
            with T.launch_thread("threadIdx.x", 72) as threadIdx_x:
                for c_3_init in range(2):
                    Y_local[c_3_init] = T.float32(0.0)
                for dx_0 in range(3):
                    for ax0_ax1_ax2_fused_0 in range(2):
                        if ax0_ax1_ax2_fused_0 * 72 + threadIdx_x < 120:
                            X_shared[ax0_ax1_ax2_fused_0 * 144 + threadIdx_x * 2:ax0_ax1_ax2_fused_0 * 144 + threadIdx_x * 2 + 2] = X_1[blockIdx_x * 192 + ax0_ax1_ax2_fused_0 * 192 + threadIdx_x // 24 * 64 + dx_0 * 8 + threadIdx_x % 24 * 2:blockIdx_x * 192 + ax0_ax1_ax2_fused_0 * 192 + threadIdx_x // 24 * 64 + dx_0 * 8 + threadIdx_x % 24 * 2 + 2]
                    if threadIdx_x < 12:
                        W_shared[threadIdx_x * 2:threadIdx_x * 2 + 2] = W_1[threadIdx_x // 4 * 24 + dx_0 * 8 + threadIdx_x % 4 * 2:threadIdx_x // 4 * 24 + dx_0 * 8 + threadIdx_x % 4 * 2 + 2]
                    for dy_1, c_3 in T.grid(3, 2):
                        Y_local[c_3] = Y_local[c_3] + X_shared[dy_1 * 48 + threadIdx_x * 2 + c_3] * W_shared[dy_1 * 8 + threadIdx_x % 4 * 2 + c_3]
                for ax2 in range(2):
                    Y_1[blockIdx_x * 144 + threadIdx_x * 2 + ax2] = Y_local[ax2]
