# corpus/schedules/sampled_gpu_depthwise_25: stage 17, after tir.AnnotateEntryFunc, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_depthwise_25(X: T.Buffer((8, 8, 8), "float32"), W: T.Buffer((3, 3, 8), "float32"), Y: T.Buffer((6, 6, 8), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tir.is_entry_func": True})
        blockIdx_x = T.launch_thread("blockIdx.x", 2)
        Y_local = T.allocate([2], "float32", "local")
        X_shared = T.allocate([240], "float32", "shared")
        W_shared = T.allocate([24], "float32", "shared")
        threadIdx_x = T.launch_thread("threadIdx.x", 72)
        Y_local_1 = T.Buffer((2,), data=Y_local, scope="local")
        Y_local_1[0] = T.float32(0.0)
        Y_local_1[1] = T.float32(0.0)
        X_shared_1 = T.Buffer((240,), data=X_shared, scope="shared")
        X_1 = T.Buffer((512,), data=X.data)
        X_shared_1[threadIdx_x * 2:threadIdx_x * 2 + 2] = X_1[blockIdx_x * 192 + threadIdx_x // 24 * 64 + threadIdx_x % 24 * 2:blockIdx_x * 192 + threadIdx_x // 24 * 64 + threadIdx_x % 24 * 2 + 2]
        if threadIdx_x < 48:
            X_shared_1[threadIdx_x * 2 + 144:threadIdx_x * 2 + 144 + 2] = X_1[blockIdx_x * 192 + threadIdx_x // 24 * 64 + threadIdx_x % 24 * 2 + 192:blockIdx_x * 192 + threadIdx_x // 24 * 64 + threadIdx_x % 24 * 2 + 192 + 2]
        W_shared_1 = T.Buffer((24,), data=W_shared, scope="shared")
        W_1 = T.Buffer((72,), data=W.data)
        if threadIdx_x < 12:
            W_shared_1[threadIdx_x * 2:threadIdx_x * 2 + 2] = W_1[threadIdx_x // 4 * 24 + threadIdx_x % 4 * 2:threadIdx_x // 4 * 24 + threadIdx_x % 4 * 2 + 2]
        Y_local_1[0] = Y_local_1[0] + X_shared_1[threadIdx_x * 2] * W_shared_1[threadIdx_x % 4 * 2]
        Y_local_1[1] = Y_local_1[1] + X_shared_1[threadIdx_x * 2 + 1] * W_shared_1[threadIdx_x % 4 * 2 + 1]
        Y_local_1[0] = Y_local_1[0] + X_shared_1[threadIdx_x * 2 + 48] * W_shared_1[threadIdx_x % 4 * 2 + 8]
        Y_local_1[1] = Y_local_1[1] + X_shared_1[threadIdx_x * 2 + 49] * W_shared_1[threadIdx_x % 4 * 2 + 9]
        Y_local_1[0] = Y_local_1[0] + X_shared_1[threadIdx_x * 2 + 96] * W_shared_1[threadIdx_x % 4 * 2 + 16]
        Y_local_1[1] = Y_local_1[1] + X_shared_1[threadIdx_x * 2 + 97] * W_shared_1[threadIdx_x % 4 * 2 + 17]
        X_shared_1[threadIdx_x * 2:threadIdx_x * 2 + 2] = X_1[blockIdx_x * 192 + threadIdx_x // 24 * 64 + threadIdx_x % 24 * 2 + 8:blockIdx_x * 192 + threadIdx_x // 24 * 64 + threadIdx_x % 24 * 2 + 8 + 2]
        if threadIdx_x < 48:
            X_shared_1[threadIdx_x * 2 + 144:threadIdx_x * 2 + 144 + 2] = X_1[blockIdx_x * 192 + threadIdx_x // 24 * 64 + threadIdx_x % 24 * 2 + 200:blockIdx_x * 192 + threadIdx_x // 24 * 64 + threadIdx_x % 24 * 2 + 200 + 2]
        if threadIdx_x < 12:
            W_shared_1[threadIdx_x * 2:threadIdx_x * 2 + 2] = W_1[threadIdx_x // 4 * 24 + threadIdx_x % 4 * 2 + 8:threadIdx_x // 4 * 24 + threadIdx_x % 4 * 2 + 8 + 2]
        Y_local_1[0] = Y_local_1[0] + X_shared_1[threadIdx_x * 2] * W_shared_1[threadIdx_x % 4 * 2]
        Y_local_1[1] = Y_local_1[1] + X_shared_1[threadIdx_x * 2 + 1] * W_shared_1[threadIdx_x % 4 * 2 + 1]
        Y_local_1[0] = Y_local_1[0] + X_shared_1[threadIdx_x * 2 + 48] * W_shared_1[threadIdx_x % 4 * 2 + 8]
        Y_local_1[1] = Y_local_1[1] + X_shared_1[threadIdx_x * 2 + 49] * W_shared_1[threadIdx_x % 4 * 2 + 9]
        Y_local_1[0] = Y_local_1[0] + X_shared_1[threadIdx_x * 2 + 96] * W_shared_1[threadIdx_x % 4 * 2 + 16]
        Y_local_1[1] = Y_local_1[1] + X_shared_1[threadIdx_x * 2 + 97] * W_shared_1[threadIdx_x % 4 * 2 + 17]
        X_shared_1[threadIdx_x * 2:threadIdx_x * 2 + 2] = X_1[blockIdx_x * 192 + threadIdx_x // 24 * 64 + threadIdx_x % 24 * 2 + 16:blockIdx_x * 192 + threadIdx_x // 24 * 64 + threadIdx_x % 24 * 2 + 16 + 2]
        if threadIdx_x < 48:
            X_shared_1[threadIdx_x * 2 + 144:threadIdx_x * 2 + 144 + 2] = X_1[blockIdx_x * 192 + threadIdx_x // 24 * 64 + threadIdx_x % 24 * 2 + 208:blockIdx_x * 192 + threadIdx_x // 24 * 64 + threadIdx_x % 24 * 2 + 208 + 2]
        if threadIdx_x < 12:
            W_shared_1[threadIdx_x * 2:threadIdx_x * 2 + 2] = W_1[threadIdx_x // 4 * 24 + threadIdx_x % 4 * 2 + 16:threadIdx_x // 4 * 24 + threadIdx_x % 4 * 2 + 16 + 2]
        Y_local_1[0] = Y_local_1[0] + X_shared_1[threadIdx_x * 2] * W_shared_1[threadIdx_x % 4 * 2]
        Y_local_1[1] = Y_local_1[1] + X_shared_1[threadIdx_x * 2 + 1] * W_shared_1[threadIdx_x % 4 * 2 + 1]
        Y_local_1[0] = Y_local_1[0] + X_shared_1[threadIdx_x * 2 + 48] * W_shared_1[threadIdx_x % 4 * 2 + 8]
        Y_local_1[1] = Y_local_1[1] + X_shared_1[threadIdx_x * 2 + 49] * W_shared_1[threadIdx_x % 4 * 2 + 9]
        Y_local_1[0] = Y_local_1[0] + X_shared_1[threadIdx_x * 2 + 96] * W_shared_1[threadIdx_x % 4 * 2 + 16]
        Y_local_1[1] = Y_local_1[1] + X_shared_1[threadIdx_x * 2 + 97] * W_shared_1[threadIdx_x % 4 * 2 + 17]
        Y_1 = T.Buffer((288,), data=Y.data)
        Y_1[blockIdx_x * 144 + threadIdx_x * 2] = Y_local_1[0]
        Y_1[blockIdx_x * 144 + threadIdx_x * 2 + 1] = Y_local_1[1]
