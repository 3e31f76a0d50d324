# corpus/schedules/conv2d_shared: stage 14, after tir.Simplify, printed by TVM 0.22.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def conv2d_shared(X: T.Buffer((2, 6, 6), "float32"), W: T.Buffer((3, 2, 3, 3), "float32"), Y: T.Buffer((3, 4, 4), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_x = T.launch_thread("blockIdx.x", 3)
        X_shared = T.allocate([72], "float32", "shared")
        Y_local = T.allocate([1], "float32", "local")
        threadIdx_x = T.launch_thread("threadIdx.x", 4)
        threadIdx_y = T.launch_thread("threadIdx.y", 4)
        X_shared_1 = T.Buffer((72,), data=X_shared, scope="shared")
        for ax0_ax1_ax2_fused_0 in range(5):
            if ax0_ax1_ax2_fused_0 * 4 + threadIdx_y < 18:
                X_1 = T.Buffer((72,), data=X.data)
                X_shared_1[ax0_ax1_ax2_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x] = X_1[ax0_ax1_ax2_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x]
        Y_local_1 = T.Buffer((1,), data=Y_local, scope="local")
        for c, dy, dx in T.grid(2, 3, 3):
            if c == 0 and dy == 0 and dx == 0:
                Y_local_1[0] = T.float32(0.0)
            W_1 = T.Buffer((54,), data=W.data)
            Y_local_1[0] = Y_local_1[0] + X_shared_1[c * 36 + threadIdx_y * 6 + dy * 6 + threadIdx_x + dx] * W_1[blockIdx_x * 18 + c * 9 + dy * 3 + dx]
        Y_1 = T.Buffer((48,), data=Y.data)
        Y_1[blockIdx_x * 16 + threadIdx_y * 4 + threadIdx_x] = Y_local_1[0]
