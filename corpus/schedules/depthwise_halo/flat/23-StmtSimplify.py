# corpus/schedules/depthwise_halo: stage 23, after tirx.StmtSimplify, printed by TVM 0.26.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def depthwise_halo_kernel(W_ptr: T.handle("float32", "global"), X_ptr: T.handle("float32", "global"), Y_ptr: T.handle("float32", "global")):
        T.func_attr({"calling_conv": 2, "target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_global_func": True, "tirx.kernel_launch_params": ["blockIdx.y", "blockIdx.x", "threadIdx.x", "threadIdx.y"], "tirx.noalias": True})
        W = T.decl_buffer((18,), data=W_ptr)
        Y = T.decl_buffer((64,), data=Y_ptr)
        X = T.decl_buffer((64,), data=X_ptr)
        with T.launch_thread("blockIdx.y", 2) as blockIdx_y:
            P_shared = T.alloc_shared((36,))
            with T.launch_thread("blockIdx.x", 2) as blockIdx_x:
                threadIdx_x = T.launch_thread("threadIdx.x", 4)
                threadIdx_y = T.launch_thread("threadIdx.y", 4)
                cse_v1: T.let[T.int32] = threadIdx_y * 4
                cse_v2: T.let[T.int32] = blockIdx_y * 32 + blockIdx_x * 16
                for ax0_ax1_fused_0 in range(3):
                    if ax0_ax1_fused_0 * 4 + threadIdx_y < 9:
                        cse_v3: T.let[T.int32] = ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x
                        cse_v4: T.let[T.int32] = (ax0_ax1_fused_0 * 8 + threadIdx_y * 2 + threadIdx_x // 2) // 3
                        cse_v5: T.let[T.int32] = (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) % 6
                        cse_v7: T.let[T.int32] = blockIdx_x * 4 + (ax0_ax1_fused_0 * 8 + threadIdx_y * 2 + threadIdx_x // 2) // 3
                        P_shared[ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x] = T.if_then_else(1 <= blockIdx_x * 4 + (ax0_ax1_fused_0 * 8 + threadIdx_y * 2 + threadIdx_x // 2) // 3 and blockIdx_x * 4 + (ax0_ax1_fused_0 * 8 + threadIdx_y * 2 + threadIdx_x // 2) // 3 < 9 and 1 <= (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) % 6 and (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) % 6 < 5, X[blockIdx_y * 32 + blockIdx_x * 16 + (ax0_ax1_fused_0 * 8 + threadIdx_y * 2 + threadIdx_x // 2) // 3 * 4 + (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) % 6 - 5], T.float32(0.0))
                T.tvm_storage_sync("shared")
                for dy, dx in T.grid(3, 3):
                    cse_v6: T.let[T.int32] = blockIdx_y * 32 + blockIdx_x * 16 + threadIdx_y * 4 + threadIdx_x
                    if dy == 0 and dx == 0:
                        Y[blockIdx_y * 32 + blockIdx_x * 16 + threadIdx_y * 4 + threadIdx_x] = T.float32(0.0)
                    Y[blockIdx_y * 32 + blockIdx_x * 16 + threadIdx_y * 4 + threadIdx_x] = Y[blockIdx_y * 32 + blockIdx_x * 16 + threadIdx_y * 4 + threadIdx_x] + P_shared[threadIdx_y * 6 + dy * 6 + threadIdx_x + dx] * W[blockIdx_y * 9 + dy * 3 + dx]
