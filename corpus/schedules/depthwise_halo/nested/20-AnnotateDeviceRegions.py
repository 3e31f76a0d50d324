# corpus/schedules/depthwise_halo: stage 20, after tir.AnnotateDeviceRegions, printed by TVM 0.22.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def depthwise_halo(X: T.Buffer((2, 8, 4), "float32"), W: T.Buffer((2, 3, 3), "float32"), Y: T.Buffer((2, 8, 4), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tir.is_entry_func": True})
        T.attr(T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "target", 0)
        blockIdx_y = T.launch_thread("blockIdx.y", 2)
        P_shared = T.allocate([36], "float32", "shared")
        blockIdx_x = T.launch_thread("blockIdx.x", 2)
        threadIdx_x = T.launch_thread("threadIdx.x", 4)
        threadIdx_y = T.launch_thread("threadIdx.y", 4)
        P_shared_1 = T.Buffer((36,), data=P_shared, scope="shared")
        for ax0_ax1_fused_0 in range(3):
            if ax0_ax1_fused_0 * 4 + threadIdx_y < 9:
                X_1 = T.Buffer((64,), data=X.data)
                P_shared_1[ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x] = T.if_then_else(1 <= blockIdx_x * 4 + (ax0_ax1_fused_0 * 8 + threadIdx_y * 2 + threadIdx_x // 2) // 3 and blockIdx_x * 4 + (ax0_ax1_fused_0 * 8 + threadIdx_y * 2 + threadIdx_x // 2) // 3 < 9 and 1 <= (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) % 6 and (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) % 6 < 5, X_1[blockIdx_y * 32 + blockIdx_x * 16 + (ax0_ax1_fused_0 * 8 + threadIdx_y * 2 + threadIdx_x // 2) // 3 * 4 + (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) % 6 - 5], T.float32(0.0))
        T.tvm_storage_sync("shared")
        for dy, dx in T.grid(3, 3):
            Y_1 = T.Buffer((64,), data=Y.data)
            if dy == 0 and dx == 0:
                Y_1[blockIdx_y * 32 + blockIdx_x * 16 + threadIdx_y * 4 + threadIdx_x] = T.float32(0.0)
            W_1 = T.Buffer((18,), data=W.data)
            Y_1[blockIdx_y * 32 + blockIdx_x * 16 + threadIdx_y * 4 + threadIdx_x] = Y_1[blockIdx_y * 32 + blockIdx_x * 16 + threadIdx_y * 4 + threadIdx_x] + P_shared_1[threadIdx_y * 6 + dy * 6 + threadIdx_x + dx] * W_1[blockIdx_y * 9 + dy * 3 + dx]
