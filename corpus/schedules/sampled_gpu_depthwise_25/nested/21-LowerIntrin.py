# corpus/schedules/sampled_gpu_depthwise_25: stage 21, after tir.LowerIntrin, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_depthwise_25_kernel(W: T.handle("float32", "global"), X: T.handle("float32", "global"), Y: T.handle("float32", "global")):
        T.func_attr({"calling_conv": 2, "target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "thread_extent": {"blockIdx.x": 2, "threadIdx.x": 72}, "tir.is_global_func": True, "tir.kernel_launch_params": ["blockIdx.x", "threadIdx.x"], "tir.noalias": True})
        Y_1 = T.decl_buffer((288,), data=Y)
        W_1 = T.decl_buffer((72,), data=W)
        W_shared = T.handle("float32", "shared")
        W_shared_1 = T.decl_buffer((24,), data=W_shared, scope="shared")
        X_1 = T.decl_buffer((512,), data=X)
        X_shared = T.handle("float32", "shared")
        X_shared_1 = T.decl_buffer((240,), data=X_shared, scope="shared")
        Y_local = T.handle("float32", "local")
        Y_local_1 = T.decl_buffer((2,), data=Y_local, scope="local")
        blockIdx_x = T.launch_thread("blockIdx.x", 2)
        Y_local = T.allocate([2], "float32", "local")
        X_shared = T.allocate([240], "float32", "shared")
        W_shared = T.allocate([24], "float32", "shared")
        threadIdx_x = T.launch_thread("threadIdx.x", 72)
        Y_local_1[0] = T.float32(0.0)
        Y_local_1[1] = T.float32(0.0)
        X_shared_1[threadIdx_x * 2:threadIdx_x * 2 + 2] = X_1[blockIdx_x * 192 + T.Div(threadIdx_x, 24) * 64 + T.truncmod(threadIdx_x, 24) * 2:blockIdx_x * 192 + T.Div(threadIdx_x, 24) * 64 + T.truncmod(threadIdx_x, 24) * 2 + 2]
        if threadIdx_x < 48:
            X_shared_1[threadIdx_x * 2 + 144:threadIdx_x * 2 + 144 + 2] = X_1[blockIdx_x * 192 + T.Div(threadIdx_x, 24) * 64 + T.truncmod(threadIdx_x, 24) * 2 + 192:blockIdx_x * 192 + T.Div(threadIdx_x, 24) * 64 + T.truncmod(threadIdx_x, 24) * 2 + 192 + 2]
        if threadIdx_x < 12:
            W_shared_1[threadIdx_x * 2:threadIdx_x * 2 + 2] = W_1[T.shift_right(threadIdx_x, 2) * 24 + T.bitwise_and(threadIdx_x, 3) * 2:T.shift_right(threadIdx_x, 2) * 24 + T.bitwise_and(threadIdx_x, 3) * 2 + 2]
        T.tvm_storage_sync("shared")
        Y_local_1[0] = Y_local_1[0] + X_shared_1[threadIdx_x * 2] * W_shared_1[T.bitwise_and(threadIdx_x, 3) * 2]
        Y_local_1[1] = Y_local_1[1] + X_shared_1[threadIdx_x * 2 + 1] * W_shared_1[T.bitwise_and(threadIdx_x, 3) * 2 + 1]
        Y_local_1[0] = Y_local_1[0] + X_shared_1[threadIdx_x * 2 + 48] * W_shared_1[T.bitwise_and(threadIdx_x, 3) * 2 + 8]
        Y_local_1[1] = Y_local_1[1] + X_shared_1[threadIdx_x * 2 + 49] * W_shared_1[T.bitwise_and(threadIdx_x, 3) * 2 + 9]
        Y_local_1[0] = Y_local_1[0] + X_shared_1[threadIdx_x * 2 + 96] * W_shared_1[T.bitwise_and(threadIdx_x, 3) * 2 + 16]
        Y_local_1[1] = Y_local_1[1] + X_shared_1[threadIdx_x * 2 + 97] * W_shared_1[T.bitwise_and(threadIdx_x, 3) * 2 + 17]
        T.tvm_storage_sync("shared")
        X_shared_1[threadIdx_x * 2:threadIdx_x * 2 + 2] = X_1[blockIdx_x * 192 + T.Div(threadIdx_x, 24) * 64 + T.truncmod(threadIdx_x, 24) * 2 + 8:blockIdx_x * 192 + T.Div(threadIdx_x, 24) * 64 + T.truncmod(threadIdx_x, 24) * 2 + 8 + 2]
        if threadIdx_x < 48:
            X_shared_1[threadIdx_x * 2 + 144:threadIdx_x * 2 + 144 + 2] = X_1[blockIdx_x * 192 + T.Div(threadIdx_x, 24) * 64 + T.truncmod(threadIdx_x, 24) * 2 + 200:blockIdx_x * 192 + T.Div(threadIdx_x, 24) * 64 + T.truncmod(threadIdx_x, 24) * 2 + 200 + 2]
        if threadIdx_x < 12:
            W_shared_1[threadIdx_x * 2:threadIdx_x * 2 + 2] = W_1[T.shift_right(threadIdx_x, 2) * 24 + T.bitwise_and(threadIdx_x, 3) * 2 + 8:T.shift_right(threadIdx_x, 2) * 24 + T.bitwise_and(threadIdx_x, 3) * 2 + 8 + 2]
        T.tvm_storage_sync("shared")
        Y_local_1[0] = Y_local_1[0] + X_shared_1[threadIdx_x * 2] * W_shared_1[T.bitwise_and(threadIdx_x, 3) * 2]
        Y_local_1[1] = Y_local_1[1] + X_shared_1[threadIdx_x * 2 + 1] * W_shared_1[T.bitwise_and(threadIdx_x, 3) * 2 + 1]
        Y_local_1[0] = Y_local_1[0] + X_shared_1[threadIdx_x * 2 + 48] * W_shared_1[T.bitwise_and(threadIdx_x, 3) * 2 + 8]
        Y_local_1[1] = Y_local_1[1] + X_shared_1[threadIdx_x * 2 + 49] * W_shared_1[T.bitwise_and(threadIdx_x, 3) * 2 + 9]
        Y_local_1[0] = Y_local_1[0] + X_shared_1[threadIdx_x * 2 + 96] * W_shared_1[T.bitwise_and(threadIdx_x, 3) * 2 + 16]
        Y_local_1[1] = Y_local_1[1] + X_shared_1[threadIdx_x * 2 + 97] * W_shared_1[T.bitwise_and(threadIdx_x, 3) * 2 + 17]
        T.tvm_storage_sync("shared")
        X_shared_1[threadIdx_x * 2:threadIdx_x * 2 + 2] = X_1[blockIdx_x * 192 + T.Div(threadIdx_x, 24) * 64 + T.truncmod(threadIdx_x, 24) * 2 + 16:blockIdx_x * 192 + T.Div(threadIdx_x, 24) * 64 + T.truncmod(threadIdx_x, 24) * 2 + 16 + 2]
        if threadIdx_x < 48:
            X_shared_1[threadIdx_x * 2 + 144:threadIdx_x * 2 + 144 + 2] = X_1[blockIdx_x * 192 + T.Div(threadIdx_x, 24) * 64 + T.truncmod(threadIdx_x, 24) * 2 + 208:blockIdx_x * 192 + T.Div(threadIdx_x, 24) * 64 + T.truncmod(threadIdx_x, 24) * 2 + 208 + 2]
        if threadIdx_x < 12:
            W_shared_1[threadIdx_x * 2:threadIdx_x * 2 + 2] = W_1[T.shift_right(threadIdx_x, 2) * 24 + T.bitwise_and(threadIdx_x, 3) * 2 + 16:T.shift_right(threadIdx_x, 2) * 24 + T.bitwise_and(threadIdx_x, 3) * 2 + 16 + 2]
        T.tvm_storage_sync("shared")
        Y_local_1[0] = Y_local_1[0] + X_shared_1[threadIdx_x * 2] * W_shared_1[T.bitwise_and(threadIdx_x, 3) * 2]
        Y_local_1[1] = Y_local_1[1] + X_shared_1[threadIdx_x * 2 + 1] * W_shared_1[T.bitwise_and(threadIdx_x, 3) * 2 + 1]
        Y_local_1[0] = Y_local_1[0] + X_shared_1[threadIdx_x * 2 + 48] * W_shared_1[T.bitwise_and(threadIdx_x, 3) * 2 + 8]
        Y_local_1[1] = Y_local_1[1] + X_shared_1[threadIdx_x * 2 + 49] * W_shared_1[T.bitwise_and(threadIdx_x, 3) * 2 + 9]
        Y_local_1[0] = Y_local_1[0] + X_shared_1[threadIdx_x * 2 + 96] * W_shared_1[T.bitwise_and(threadIdx_x, 3) * 2 + 16]
        Y_local_1[1] = Y_local_1[1] + X_shared_1[threadIdx_x * 2 + 97] * W_shared_1[T.bitwise_and(threadIdx_x, 3) * 2 + 17]
        Y_1[blockIdx_x * 144 + threadIdx_x * 2] = Y_local_1[0]
        Y_1[blockIdx_x * 144 + threadIdx_x * 2 + 1] = Y_local_1[1]
