# corpus/schedules/sampled_gpu_conv2d_24: stage 22, after tirx.StmtSimplify, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_conv2d_24_kernel(W_ptr: T.handle("float32", "global"), X_ptr: T.handle("float32", "global"), Y_ptr: T.handle("float32", "global")):
        T.func_attr({"calling_conv": 2, "target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_global_func": True, "tirx.kernel_launch_params": ["blockIdx.x", "threadIdx.x"], "tirx.noalias": True})
        Y = T.decl_buffer((128,), data=Y_ptr)
        W = T.decl_buffer((288,), data=W_ptr)
        X = T.decl_buffer((64,), data=X_ptr)
        with T.launch_thread("blockIdx.x", 1) as blockIdx_x:
            Y_local = T.alloc_local((4,))
            P_shared = T.alloc_shared((48,))
            W_shared = T.alloc_shared((48,))
            with T.launch_thread("threadIdx.x", 32) as threadIdx_x:
                Y_local[0] = T.float32(0.0)
                Y_local[2] = T.float32(0.0)
                Y_local[1] = T.float32(0.0)
                Y_local[3] = T.float32(0.0)
                cse_v4: T.let[T.int32] = threadIdx_x // 16
                cse_v5: T.let[T.int32] = threadIdx_x % 16
                for dx_0, c_0 in T.grid(3, 2):
                    cse_v1: T.let[T.int32] = threadIdx_x * 3
                    T.tvm_storage_sync("shared")
                    if threadIdx_x < 16:
                        cse_v2: T.let[T.int32] = dx_0 * 4
                        cse_v3: T.let[T.int32] = c_0 * 2
                        cse_v6: T.let[T.int32] = threadIdx_x * 3 // 2
                        cse_v10: T.let[T.int32] = threadIdx_x * 3 % 8 // 2 + dx_0
                        cse_v20: T.let[T.int32] = threadIdx_x * 3 // 2 * 4 + dx_0 * 4 + c_0 * 2 + threadIdx_x % 2
                        P_shared[threadIdx_x * 3] = T.if_then_else(2 < threadIdx_x and threadIdx_x < 14 and 1 <= threadIdx_x * 3 % 8 // 2 + dx_0 and threadIdx_x * 3 % 8 // 2 + dx_0 < 5, X[threadIdx_x * 3 // 2 * 4 + dx_0 * 4 + c_0 * 2 + threadIdx_x % 2 - 20], T.float32(0.0))
                        cse_v7: T.let[T.int32] = threadIdx_x * 3 + 1
                        cse_v15: T.let[T.int32] = (threadIdx_x * 3 + 1) % 8 // 2 + dx_0
                        P_shared[threadIdx_x * 3 + 1] = T.if_then_else(2 < threadIdx_x and threadIdx_x < 13 and 1 <= (threadIdx_x * 3 + 1) % 8 // 2 + dx_0 and (threadIdx_x * 3 + 1) % 8 // 2 + dx_0 < 5, X[(threadIdx_x * 3 + 1) // 2 * 4 + dx_0 * 4 + c_0 * 2 + (threadIdx_x * 3 + 1) % 2 - 20], T.float32(0.0))
                        cse_v16: T.let[T.int32] = dx_0 + (threadIdx_x * 3 // 2 + 1) % 4
                        P_shared[threadIdx_x * 3 + 2] = T.if_then_else(2 <= threadIdx_x and threadIdx_x < 13 and 1 <= dx_0 + (threadIdx_x * 3 // 2 + 1) % 4 and dx_0 + (threadIdx_x * 3 // 2 + 1) % 4 < 5, X[threadIdx_x * 3 // 2 * 4 + dx_0 * 4 + c_0 * 2 + threadIdx_x % 2 - 16], T.float32(0.0))
                    if threadIdx_x < 16:
                        W_shared[threadIdx_x * 3:threadIdx_x * 3 + 3] = W[T.Ramp(threadIdx_x * 3, 1, 3) // T.Broadcast(16, 3) * T.Broadcast(96, 3) + T.Broadcast(dx_0 * 32, 3) + T.Broadcast(c_0 * 16, 3) + T.Ramp(threadIdx_x * 3, 1, 3) % T.Broadcast(16, 3)]
                    T.tvm_storage_sync("shared")
                    for dy_1 in range(3):
                        cse_v8: T.let[T.int32] = dy_1 * 16 + threadIdx_x % 4 * 2
                        cse_v11: T.let[T.int32] = threadIdx_x // 16 * 16 + dy_1 * 8 + threadIdx_x % 16 // 4 * 2
                        Y_local[0] = Y_local[0] + P_shared[threadIdx_x // 16 * 16 + dy_1 * 8 + threadIdx_x % 16 // 4 * 2] * W_shared[dy_1 * 16 + threadIdx_x % 4 * 2]
                        cse_v17: T.let[T.int32] = threadIdx_x // 16 * 16 + dy_1 * 8 + threadIdx_x % 16 // 4 * 2 + 8
                        Y_local[2] = Y_local[2] + P_shared[threadIdx_x // 16 * 16 + dy_1 * 8 + threadIdx_x % 16 // 4 * 2 + 8] * W_shared[dy_1 * 16 + threadIdx_x % 4 * 2]
                        cse_v12: T.let[T.int32] = dy_1 * 16 + threadIdx_x % 4 * 2 + 8
                        cse_v18: T.let[T.int32] = threadIdx_x // 16 * 16 + dy_1 * 8 + threadIdx_x % 16 // 4 * 2 + 1
                        Y_local[0] = Y_local[0] + P_shared[threadIdx_x // 16 * 16 + dy_1 * 8 + threadIdx_x % 16 // 4 * 2 + 1] * W_shared[dy_1 * 16 + threadIdx_x % 4 * 2 + 8]
                        cse_v19: T.let[T.int32] = threadIdx_x // 16 * 16 + dy_1 * 8 + threadIdx_x % 16 // 4 * 2 + 9
                        Y_local[2] = Y_local[2] + P_shared[threadIdx_x // 16 * 16 + dy_1 * 8 + threadIdx_x % 16 // 4 * 2 + 9] * W_shared[dy_1 * 16 + threadIdx_x % 4 * 2 + 8]
                        cse_v13: T.let[T.int32] = dy_1 * 16 + threadIdx_x % 4 * 2 + 1
                        Y_local[1] = Y_local[1] + P_shared[threadIdx_x // 16 * 16 + dy_1 * 8 + threadIdx_x % 16 // 4 * 2] * W_shared[dy_1 * 16 + threadIdx_x % 4 * 2 + 1]
                        Y_local[3] = Y_local[3] + P_shared[threadIdx_x // 16 * 16 + dy_1 * 8 + threadIdx_x % 16 // 4 * 2 + 8] * W_shared[dy_1 * 16 + threadIdx_x % 4 * 2 + 1]
                        cse_v14: T.let[T.int32] = dy_1 * 16 + threadIdx_x % 4 * 2 + 9
                        Y_local[1] = Y_local[1] + P_shared[threadIdx_x // 16 * 16 + dy_1 * 8 + threadIdx_x % 16 // 4 * 2 + 1] * W_shared[dy_1 * 16 + threadIdx_x % 4 * 2 + 9]
                        Y_local[3] = Y_local[3] + P_shared[threadIdx_x // 16 * 16 + dy_1 * 8 + threadIdx_x % 16 // 4 * 2 + 9] * W_shared[dy_1 * 16 + threadIdx_x % 4 * 2 + 9]
                cse_v9: T.let[T.int32] = threadIdx_x // 16 * 64 + threadIdx_x % 16 * 2
                Y[threadIdx_x // 16 * 64 + threadIdx_x % 16 * 2] = Y_local[0]
                Y[threadIdx_x // 16 * 64 + threadIdx_x % 16 * 2 + 1] = Y_local[1]
                Y[threadIdx_x // 16 * 64 + threadIdx_x % 16 * 2 + 32] = Y_local[2]
                Y[threadIdx_x // 16 * 64 + threadIdx_x % 16 * 2 + 33] = Y_local[3]
