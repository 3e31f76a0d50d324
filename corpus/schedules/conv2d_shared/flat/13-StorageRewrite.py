# corpus/schedules/conv2d_shared: stage 13, after tirx.StorageRewrite, printed by TVM 0.26.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def conv2d_shared(X: T.Buffer((2, 6, 6), "float32"), W: T.Buffer((3, 2, 3, 3), "float32"), Y: T.Buffer((3, 4, 4), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        X_1 = X.view(72)
        W_1 = W.view(54)
        Y_1 = Y.view(48)
        with T.launch_thread("blockIdx.x", 3) as blockIdx_x:
            X_shared = T.alloc_shared((72,))
            Y_local = T.alloc_local((1,))
            with T.launch_thread("threadIdx.x", 4) as threadIdx_x:
                threadIdx_y = T.launch_thread("threadIdx.y", 4)
                for ax0_ax1_ax2_fused_0 in range(5):
                    if ax0_ax1_ax2_fused_0 * 4 + threadIdx_y < 18:
                        X_shared[(ax0_ax1_ax2_fused_0 * 4 + threadIdx_y) * 4 + threadIdx_x] = X_1[(ax0_ax1_ax2_fused_0 * 4 + threadIdx_y) * 4 + threadIdx_x]
                for c, dy, dx in T.grid(2, 3, 3):
                    if c == 0 and dy == 0 and dx == 0:
                        Y_local[0] = T.float32(0.0)
                    Y_local[0] = Y_local[0] + X_shared[c * 36 + threadIdx_y * 6 + dy * 6 + threadIdx_x + dx] * W_1[blockIdx_x * 18 + c * 9 + dy * 3 + dx]
                Y_1[blockIdx_x * 16 + threadIdx_y * 4 + threadIdx_x] = Y_local[0]
