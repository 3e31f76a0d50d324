# corpus/schedules/conv2d_shared: stage 22, after tirx.StmtSimplify, printed by TVM 0.26.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def conv2d_shared_kernel(W_ptr: T.handle("float32", "global"), X_ptr: T.handle("float32", "global"), Y_ptr: T.handle("float32", "global")):
        T.func_attr({"calling_conv": 2, "target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_global_func": True, "tirx.kernel_launch_params": ["blockIdx.x", "threadIdx.x", "threadIdx.y"], "tirx.noalias": True})
        Y = T.decl_buffer((48,), data=Y_ptr)
        W = T.decl_buffer((54,), data=W_ptr)
        X = T.decl_buffer((72,), data=X_ptr)
        with T.launch_thread("blockIdx.x", 3) as blockIdx_x:
            X_shared = T.alloc_shared((72,))
            Y_local = T.alloc_local((1,))
            with T.launch_thread("threadIdx.x", 4) as threadIdx_x:
                threadIdx_y = T.launch_thread("threadIdx.y", 4)
                cse_v1: T.let[T.int32] = threadIdx_y * 4
                for ax0_ax1_ax2_fused_0 in range(5):
                    if ax0_ax1_ax2_fused_0 * 2 + threadIdx_y // 2 < 9:
                        cse_v2: T.let[T.int32] = ax0_ax1_ax2_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x
                        X_shared[ax0_ax1_ax2_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x] = X[ax0_ax1_ax2_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x]
                T.tvm_storage_sync("shared")
                for c, dy, dx in T.grid(2, 3, 3):
                    if c == 0 and dy == 0 and dx == 0:
                        Y_local[0] = T.float32(0.0)
                    Y_local[0] = Y_local[0] + X_shared[c * 36 + threadIdx_y * 6 + dy * 6 + threadIdx_x + dx] * W[blockIdx_x * 18 + c * 9 + dy * 3 + dx]
                Y[blockIdx_x * 16 + threadIdx_y * 4 + threadIdx_x] = Y_local[0]
