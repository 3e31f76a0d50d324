# corpus/schedules/sampled_gpu_depthwise_25: stage 14, after tir.UnrollLoop, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_depthwise_25(X: T.Buffer((8, 8, 8), "float32"), W: T.Buffer((3, 3, 8), "float32"), Y: T.Buffer((6, 6, 8), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
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
        if T.Mul(0, 72) + threadIdx_x < 120:
            X_shared_1[T.Mul(0, 144) + threadIdx_x * 2:T.Mul(0, 144) + threadIdx_x * 2 + 2] = X_1[blockIdx_x * 192 + T.Mul(0, 192) + threadIdx_x // 24 * 64 + T.Mul(0, 8) + threadIdx_x % 24 * 2:blockIdx_x * 192 + T.Mul(0, 192) + threadIdx_x // 24 * 64 + T.Mul(0, 8) + threadIdx_x % 24 * 2 + 2]
        if T.Mul(1, 72) + threadIdx_x < 120:
            X_shared_1[T.Mul(1, 144) + threadIdx_x * 2:T.Mul(1, 144) + threadIdx_x * 2 + 2] = X_1[blockIdx_x * 192 + T.Mul(1, 192) + threadIdx_x // 24 * 64 + T.Mul(0, 8) + threadIdx_x % 24 * 2:blockIdx_x * 192 + T.Mul(1, 192) + threadIdx_x // 24 * 64 + T.Mul(0, 8) + threadIdx_x % 24 * 2 + 2]
        W_shared_1 = T.Buffer((24,), data=W_shared, scope="shared")
        W_1 = T.Buffer((72,), data=W.data)
        if threadIdx_x < 12:
            W_shared_1[threadIdx_x * 2:threadIdx_x * 2 + 2] = W_1[threadIdx_x // 4 * 24 + T.Mul(0, 8) + threadIdx_x % 4 * 2:threadIdx_x // 4 * 24 + T.Mul(0, 8) + threadIdx_x % 4 * 2 + 2]
        Y_local_1[0] = Y_local_1[0] + X_shared_1[T.Add(T.Mul(0, 48) + threadIdx_x * 2, 0)] * W_shared_1[T.Add(T.Mul(0, 8) + threadIdx_x % 4 * 2, 0)]
        Y_local_1[1] = Y_local_1[1] + X_shared_1[T.Mul(0, 48) + threadIdx_x * 2 + 1] * W_shared_1[T.Mul(0, 8) + threadIdx_x % 4 * 2 + 1]
        Y_local_1[0] = Y_local_1[0] + X_shared_1[T.Add(T.Mul(1, 48) + threadIdx_x * 2, 0)] * W_shared_1[T.Add(T.Mul(1, 8) + threadIdx_x % 4 * 2, 0)]
        Y_local_1[1] = Y_local_1[1] + X_shared_1[T.Mul(1, 48) + threadIdx_x * 2 + 1] * W_shared_1[T.Mul(1, 8) + threadIdx_x % 4 * 2 + 1]
        Y_local_1[0] = Y_local_1[0] + X_shared_1[T.Add(T.Mul(2, 48) + threadIdx_x * 2, 0)] * W_shared_1[T.Add(T.Mul(2, 8) + threadIdx_x % 4 * 2, 0)]
        Y_local_1[1] = Y_local_1[1] + X_shared_1[T.Mul(2, 48) + threadIdx_x * 2 + 1] * W_shared_1[T.Mul(2, 8) + threadIdx_x % 4 * 2 + 1]
        if T.Mul(0, 72) + threadIdx_x < 120:
            X_shared_1[T.Mul(0, 144) + threadIdx_x * 2:T.Mul(0, 144) + threadIdx_x * 2 + 2] = X_1[blockIdx_x * 192 + T.Mul(0, 192) + threadIdx_x // 24 * 64 + T.Mul(1, 8) + threadIdx_x % 24 * 2:blockIdx_x * 192 + T.Mul(0, 192) + threadIdx_x // 24 * 64 + T.Mul(1, 8) + threadIdx_x % 24 * 2 + 2]
        if T.Mul(1, 72) + threadIdx_x < 120:
            X_shared_1[T.Mul(1, 144) + threadIdx_x * 2:T.Mul(1, 144) + threadIdx_x * 2 + 2] = X_1[blockIdx_x * 192 + T.Mul(1, 192) + threadIdx_x // 24 * 64 + T.Mul(1, 8) + threadIdx_x % 24 * 2:blockIdx_x * 192 + T.Mul(1, 192) + threadIdx_x // 24 * 64 + T.Mul(1, 8) + threadIdx_x % 24 * 2 + 2]
        if threadIdx_x < 12:
            W_shared_1[threadIdx_x * 2:threadIdx_x * 2 + 2] = W_1[threadIdx_x // 4 * 24 + T.Mul(1, 8) + threadIdx_x % 4 * 2:threadIdx_x // 4 * 24 + T.Mul(1, 8) + threadIdx_x % 4 * 2 + 2]
        Y_local_1[0] = Y_local_1[0] + X_shared_1[T.Add(T.Mul(0, 48) + threadIdx_x * 2, 0)] * W_shared_1[T.Add(T.Mul(0, 8) + threadIdx_x % 4 * 2, 0)]
        Y_local_1[1] = Y_local_1[1] + X_shared_1[T.Mul(0, 48) + threadIdx_x * 2 + 1] * W_shared_1[T.Mul(0, 8) + threadIdx_x % 4 * 2 + 1]
        Y_local_1[0] = Y_local_1[0] + X_shared_1[T.Add(T.Mul(1, 48) + threadIdx_x * 2, 0)] * W_shared_1[T.Add(T.Mul(1, 8) + threadIdx_x % 4 * 2, 0)]
        Y_local_1[1] = Y_local_1[1] + X_shared_1[T.Mul(1, 48) + threadIdx_x * 2 + 1] * W_shared_1[T.Mul(1, 8) + threadIdx_x % 4 * 2 + 1]
        Y_local_1[0] = Y_local_1[0] + X_shared_1[T.Add(T.Mul(2, 48) + threadIdx_x * 2, 0)] * W_shared_1[T.Add(T.Mul(2, 8) + threadIdx_x % 4 * 2, 0)]
        Y_local_1[1] = Y_local_1[1] + X_shared_1[T.Mul(2, 48) + threadIdx_x * 2 + 1] * W_shared_1[T.Mul(2, 8) + threadIdx_x % 4 * 2 + 1]
        if T.Mul(0, 72) + threadIdx_x < 120:
            X_shared_1[T.Mul(0, 144) + threadIdx_x * 2:T.Mul(0, 144) + threadIdx_x * 2 + 2] = X_1[blockIdx_x * 192 + T.Mul(0, 192) + threadIdx_x // 24 * 64 + T.Mul(2, 8) + threadIdx_x % 24 * 2:blockIdx_x * 192 + T.Mul(0, 192) + threadIdx_x // 24 * 64 + T.Mul(2, 8) + threadIdx_x % 24 * 2 + 2]
        if T.Mul(1, 72) + threadIdx_x < 120:
            X_shared_1[T.Mul(1, 144) + threadIdx_x * 2:T.Mul(1, 144) + threadIdx_x * 2 + 2] = X_1[blockIdx_x * 192 + T.Mul(1, 192) + threadIdx_x // 24 * 64 + T.Mul(2, 8) + threadIdx_x % 24 * 2:blockIdx_x * 192 + T.Mul(1, 192) + threadIdx_x // 24 * 64 + T.Mul(2, 8) + threadIdx_x % 24 * 2 + 2]
        if threadIdx_x < 12:
            W_shared_1[threadIdx_x * 2:threadIdx_x * 2 + 2] = W_1[threadIdx_x // 4 * 24 + T.Mul(2, 8) + threadIdx_x % 4 * 2:threadIdx_x // 4 * 24 + T.Mul(2, 8) + threadIdx_x % 4 * 2 + 2]
        Y_local_1[0] = Y_local_1[0] + X_shared_1[T.Add(T.Mul(0, 48) + threadIdx_x * 2, 0)] * W_shared_1[T.Add(T.Mul(0, 8) + threadIdx_x % 4 * 2, 0)]
        Y_local_1[1] = Y_local_1[1] + X_shared_1[T.Mul(0, 48) + threadIdx_x * 2 + 1] * W_shared_1[T.Mul(0, 8) + threadIdx_x % 4 * 2 + 1]
        Y_local_1[0] = Y_local_1[0] + X_shared_1[T.Add(T.Mul(1, 48) + threadIdx_x * 2, 0)] * W_shared_1[T.Add(T.Mul(1, 8) + threadIdx_x % 4 * 2, 0)]
        Y_local_1[1] = Y_local_1[1] + X_shared_1[T.Mul(1, 48) + threadIdx_x * 2 + 1] * W_shared_1[T.Mul(1, 8) + threadIdx_x % 4 * 2 + 1]
        Y_local_1[0] = Y_local_1[0] + X_shared_1[T.Add(T.Mul(2, 48) + threadIdx_x * 2, 0)] * W_shared_1[T.Add(T.Mul(2, 8) + threadIdx_x % 4 * 2, 0)]
        Y_local_1[1] = Y_local_1[1] + X_shared_1[T.Mul(2, 48) + threadIdx_x * 2 + 1] * W_shared_1[T.Mul(2, 8) + threadIdx_x % 4 * 2 + 1]
        Y_1 = T.Buffer((288,), data=Y.data)
        Y_1[T.Add(blockIdx_x * 144 + threadIdx_x * 2, 0)] = Y_local_1[0]
        Y_1[blockIdx_x * 144 + threadIdx_x * 2 + 1] = Y_local_1[1]
