# corpus/schedules/sampled_gpu_depthwise_25: stage 12, after tir.StorageRewrite, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_depthwise_25(X: T.Buffer((8, 8, 8), "float32"), W: T.Buffer((3, 3, 8), "float32"), Y: T.Buffer((6, 6, 8), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_x = T.int32()
        T.attr(blockIdx_x, "pragma_auto_unroll_max_step", 64)
        T.attr(blockIdx_x, "pragma_unroll_explicit", 1)
        T.launch_thread(blockIdx_x, 2)
        Y_local = T.allocate([2], "float32", "local")
        X_shared = T.allocate([240], "float32", "shared")
        W_shared = T.allocate([24], "float32", "shared")
        threadIdx_x = T.launch_thread("threadIdx.x", 72)
        Y_local_1 = T.Buffer((2,), data=Y_local, scope="local")
        for c_3_init in range(2):
            Y_local_1[c_3_init] = T.float32(0.0)
        for dx_0 in range(3):
            X_shared_1 = T.Buffer((240,), data=X_shared, scope="shared")
            for ax0_ax1_ax2_fused_0 in range(2):
                if ax0_ax1_ax2_fused_0 * 72 + threadIdx_x < 120:
                    X_1 = T.Buffer((512,), data=X.data)
                    X_shared_1[(ax0_ax1_ax2_fused_0 * 72 + threadIdx_x) * 2:(ax0_ax1_ax2_fused_0 * 72 + threadIdx_x) * 2 + 2] = X_1[blockIdx_x * 192 + ax0_ax1_ax2_fused_0 * 192 + threadIdx_x // 24 * 64 + dx_0 * 8 + threadIdx_x % 24 * 2:blockIdx_x * 192 + ax0_ax1_ax2_fused_0 * 192 + threadIdx_x // 24 * 64 + dx_0 * 8 + threadIdx_x % 24 * 2 + 2]
            W_shared_1 = T.Buffer((24,), data=W_shared, scope="shared")
            if threadIdx_x < 12:
                W_1 = T.Buffer((72,), data=W.data)
                W_shared_1[threadIdx_x * 2:threadIdx_x * 2 + 2] = W_1[threadIdx_x // 4 * 24 + dx_0 * 8 + threadIdx_x % 4 * 2:threadIdx_x // 4 * 24 + dx_0 * 8 + threadIdx_x % 4 * 2 + 2]
            for dy_1, c_3 in T.grid(3, 2):
                Y_local_1[c_3] = Y_local_1[c_3] + X_shared_1[dy_1 * 48 + threadIdx_x * 2 + c_3] * W_shared_1[dy_1 * 8 + threadIdx_x % 4 * 2 + c_3]
        for ax2 in range(2):
            Y_1 = T.Buffer((288,), data=Y.data)
            Y_1[blockIdx_x * 144 + threadIdx_x * 2 + ax2] = Y_local_1[ax2]
