# corpus/schedules/sampled_gpu_depthwise_25: stage 23, after tirx.LowerIntrin, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_depthwise_25_kernel(W_ptr: T.handle("float32", "global"), X_ptr: T.handle("float32", "global"), Y_ptr: T.handle("float32", "global")):
        T.func_attr({"calling_conv": 2, "target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_global_func": True, "tirx.kernel_launch_params": ["blockIdx.x", "threadIdx.x"], "tirx.noalias": True})
        Y = T.decl_buffer((288,), data=Y_ptr)
        W = T.decl_buffer((72,), data=W_ptr)
        X = T.decl_buffer((512,), data=X_ptr)
        with T.launch_thread("blockIdx.x", 2) as blockIdx_x:
            Y_local = T.alloc_local((2,))
            X_shared = T.alloc_shared((240,))
            W_shared = T.alloc_shared((24,))
            with T.launch_thread("threadIdx.x", 72) as threadIdx_x:
                Y_local[0] = T.float32(0.0)
                Y_local[1] = T.float32(0.0)
                cse_v1: T.let[T.int32] = threadIdx_x * 2
                cse_v16: T.let[T.int32] = blockIdx_x * 192 + T.Div(threadIdx_x, 24) * 64 + T.truncmod(threadIdx_x, 24) * 2
                X_shared[threadIdx_x * 2:threadIdx_x * 2 + 2] = X[blockIdx_x * 192 + T.Div(threadIdx_x, 24) * 64 + T.truncmod(threadIdx_x, 24) * 2:blockIdx_x * 192 + T.Div(threadIdx_x, 24) * 64 + T.truncmod(threadIdx_x, 24) * 2 + 2]
                cse_v2: T.let[T.int32] = threadIdx_x * 2 + 144
                if threadIdx_x < 48:
                    X_shared[threadIdx_x * 2 + 144:threadIdx_x * 2 + 144 + 2] = X[blockIdx_x * 192 + T.Div(threadIdx_x, 24) * 64 + T.truncmod(threadIdx_x, 24) * 2 + 192:blockIdx_x * 192 + T.Div(threadIdx_x, 24) * 64 + T.truncmod(threadIdx_x, 24) * 2 + 192 + 2]
                cse_v3: T.let[T.int32] = T.bitwise_and(threadIdx_x, 3) * 2
                cse_v10: T.let[T.int32] = T.shift_right(threadIdx_x, 2) * 24 + T.bitwise_and(threadIdx_x, 3) * 2
                if threadIdx_x < 12:
                    W_shared[threadIdx_x * 2:threadIdx_x * 2 + 2] = W[T.shift_right(threadIdx_x, 2) * 24 + T.bitwise_and(threadIdx_x, 3) * 2:T.shift_right(threadIdx_x, 2) * 24 + T.bitwise_and(threadIdx_x, 3) * 2 + 2]
                T.tvm_storage_sync("shared")
                Y_local[0] = Y_local[0] + X_shared[threadIdx_x * 2] * W_shared[T.bitwise_and(threadIdx_x, 3) * 2]
                cse_v4: T.let[T.int32] = threadIdx_x * 2 + 1
                cse_v11: T.let[T.int32] = T.bitwise_and(threadIdx_x, 3) * 2 + 1
                Y_local[1] = Y_local[1] + X_shared[threadIdx_x * 2 + 1] * W_shared[T.bitwise_and(threadIdx_x, 3) * 2 + 1]
                cse_v5: T.let[T.int32] = threadIdx_x * 2 + 48
                cse_v12: T.let[T.int32] = T.bitwise_and(threadIdx_x, 3) * 2 + 8
                Y_local[0] = Y_local[0] + X_shared[threadIdx_x * 2 + 48] * W_shared[T.bitwise_and(threadIdx_x, 3) * 2 + 8]
                cse_v6: T.let[T.int32] = threadIdx_x * 2 + 49
                cse_v13: T.let[T.int32] = T.bitwise_and(threadIdx_x, 3) * 2 + 9
                Y_local[1] = Y_local[1] + X_shared[threadIdx_x * 2 + 49] * W_shared[T.bitwise_and(threadIdx_x, 3) * 2 + 9]
                cse_v7: T.let[T.int32] = threadIdx_x * 2 + 96
                cse_v14: T.let[T.int32] = T.bitwise_and(threadIdx_x, 3) * 2 + 16
                Y_local[0] = Y_local[0] + X_shared[threadIdx_x * 2 + 96] * W_shared[T.bitwise_and(threadIdx_x, 3) * 2 + 16]
                cse_v8: T.let[T.int32] = threadIdx_x * 2 + 97
                cse_v15: T.let[T.int32] = T.bitwise_and(threadIdx_x, 3) * 2 + 17
                Y_local[1] = Y_local[1] + X_shared[threadIdx_x * 2 + 97] * W_shared[T.bitwise_and(threadIdx_x, 3) * 2 + 17]
                T.tvm_storage_sync("shared")
                X_shared[threadIdx_x * 2:threadIdx_x * 2 + 2] = X[blockIdx_x * 192 + T.Div(threadIdx_x, 24) * 64 + T.truncmod(threadIdx_x, 24) * 2 + 8:blockIdx_x * 192 + T.Div(threadIdx_x, 24) * 64 + T.truncmod(threadIdx_x, 24) * 2 + 8 + 2]
                if threadIdx_x < 48:
                    X_shared[threadIdx_x * 2 + 144:threadIdx_x * 2 + 144 + 2] = X[blockIdx_x * 192 + T.Div(threadIdx_x, 24) * 64 + T.truncmod(threadIdx_x, 24) * 2 + 200:blockIdx_x * 192 + T.Div(threadIdx_x, 24) * 64 + T.truncmod(threadIdx_x, 24) * 2 + 200 + 2]
                if threadIdx_x < 12:
                    W_shared[threadIdx_x * 2:threadIdx_x * 2 + 2] = W[T.shift_right(threadIdx_x, 2) * 24 + T.bitwise_and(threadIdx_x, 3) * 2 + 8:T.shift_right(threadIdx_x, 2) * 24 + T.bitwise_and(threadIdx_x, 3) * 2 + 8 + 2]
                T.tvm_storage_sync("shared")
                Y_local[0] = Y_local[0] + X_shared[threadIdx_x * 2] * W_shared[T.bitwise_and(threadIdx_x, 3) * 2]
                Y_local[1] = Y_local[1] + X_shared[threadIdx_x * 2 + 1] * W_shared[T.bitwise_and(threadIdx_x, 3) * 2 + 1]
                Y_local[0] = Y_local[0] + X_shared[threadIdx_x * 2 + 48] * W_shared[T.bitwise_and(threadIdx_x, 3) * 2 + 8]
                Y_local[1] = Y_local[1] + X_shared[threadIdx_x * 2 + 49] * W_shared[T.bitwise_and(threadIdx_x, 3) * 2 + 9]
                Y_local[0] = Y_local[0] + X_shared[threadIdx_x * 2 + 96] * W_shared[T.bitwise_and(threadIdx_x, 3) * 2 + 16]
                Y_local[1] = Y_local[1] + X_shared[threadIdx_x * 2 + 97] * W_shared[T.bitwise_and(threadIdx_x, 3) * 2 + 17]
                T.tvm_storage_sync("shared")
                X_shared[threadIdx_x * 2:threadIdx_x * 2 + 2] = X[blockIdx_x * 192 + T.Div(threadIdx_x, 24) * 64 + T.truncmod(threadIdx_x, 24) * 2 + 16:blockIdx_x * 192 + T.Div(threadIdx_x, 24) * 64 + T.truncmod(threadIdx_x, 24) * 2 + 16 + 2]
                if threadIdx_x < 48:
                    X_shared[threadIdx_x * 2 + 144:threadIdx_x * 2 + 144 + 2] = X[blockIdx_x * 192 + T.Div(threadIdx_x, 24) * 64 + T.truncmod(threadIdx_x, 24) * 2 + 208:blockIdx_x * 192 + T.Div(threadIdx_x, 24) * 64 + T.truncmod(threadIdx_x, 24) * 2 + 208 + 2]
                if threadIdx_x < 12:
                    W_shared[threadIdx_x * 2:threadIdx_x * 2 + 2] = W[T.shift_right(threadIdx_x, 2) * 24 + T.bitwise_and(threadIdx_x, 3) * 2 + 16:T.shift_right(threadIdx_x, 2) * 24 + T.bitwise_and(threadIdx_x, 3) * 2 + 16 + 2]
                T.tvm_storage_sync("shared")
                Y_local[0] = Y_local[0] + X_shared[threadIdx_x * 2] * W_shared[T.bitwise_and(threadIdx_x, 3) * 2]
                Y_local[1] = Y_local[1] + X_shared[threadIdx_x * 2 + 1] * W_shared[T.bitwise_and(threadIdx_x, 3) * 2 + 1]
                Y_local[0] = Y_local[0] + X_shared[threadIdx_x * 2 + 48] * W_shared[T.bitwise_and(threadIdx_x, 3) * 2 + 8]
                Y_local[1] = Y_local[1] + X_shared[threadIdx_x * 2 + 49] * W_shared[T.bitwise_and(threadIdx_x, 3) * 2 + 9]
                Y_local[0] = Y_local[0] + X_shared[threadIdx_x * 2 + 96] * W_shared[T.bitwise_and(threadIdx_x, 3) * 2 + 16]
                Y_local[1] = Y_local[1] + X_shared[threadIdx_x * 2 + 97] * W_shared[T.bitwise_and(threadIdx_x, 3) * 2 + 17]
                cse_v9: T.let[T.int32] = blockIdx_x * 144 + threadIdx_x * 2
                Y[blockIdx_x * 144 + threadIdx_x * 2] = Y_local[0]
                Y[blockIdx_x * 144 + threadIdx_x * 2 + 1] = Y_local[1]
