# corpus/schedules/conv2d_shared: stage 20, after tirx.ConvertSSA, printed by TVM 0.26.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def conv2d_shared(X: T.Buffer((2, 6, 6), "float32"), W: T.Buffer((3, 2, 3, 3), "float32"), Y: T.Buffer((3, 4, 4), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_entry_func": True})
        X_1 = X.view(72)
        W_1 = W.view(54)
        Y_1 = Y.view(48)
        Module.conv2d_shared_kernel(W_1.data, X_1.data, Y_1.data)

    @T.prim_func(private=True, s_tir=True)
    def conv2d_shared_kernel(W_ptr: T.handle("float32", "global"), X_ptr: T.handle("float32", "global"), Y_ptr: T.handle("float32", "global")):
        T.func_attr({"target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_global_func": True, "tirx.noalias": True})
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
                        cse_v2: T.let[T.int32] = ax0_ax1_ax2_fused_0 * 16 + cse_v1 + threadIdx_x
                        X_shared[cse_v2] = X[cse_v2]
                T.tvm_storage_sync("shared")
                for c, dy, dx in T.grid(2, 3, 3):
                    if c == 0 and dy == 0 and dx == 0:
                        Y_local[0] = T.float32(0.0)
                    Y_local[0] = Y_local[0] + X_shared[c * 36 + threadIdx_y * 6 + dy * 6 + threadIdx_x + dx] * W[blockIdx_x * 18 + c * 9 + dy * 3 + dx]
                Y[blockIdx_x * 16 + cse_v1 + threadIdx_x] = Y_local[0]
