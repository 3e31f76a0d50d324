# corpus/schedules/sampled_gpu_depthwise_25: stage 15, after s_tir.RenormalizeSplitPattern, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_depthwise_25(X: T.Buffer((8, 8, 8), "float32"), W: T.Buffer((3, 3, 8), "float32"), Y: T.Buffer((6, 6, 8), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        X_1 = X.view(512)
        W_1 = W.view(72)
        Y_1 = Y.view(288)
        with T.launch_thread("blockIdx.x", 2) as blockIdx_x:
            Y_local = T.alloc_local((2,))
            X_shared = T.alloc_shared((240,))
            W_shared = T.alloc_shared((24,))
            with T.launch_thread("threadIdx.x", 72) as threadIdx_x:
                Y_local[0] = T.float32(0.0)
                Y_local[1] = T.float32(0.0)
                if threadIdx_x // 24 // 5 < 1:
                    X_shared[T.Mul(0, 144) + threadIdx_x * 2:T.Mul(0, 144) + threadIdx_x * 2 + 2] = X_1[blockIdx_x * 192 + T.Mul(0, 192) + threadIdx_x // 24 * 64 + T.Mul(0, 8) + threadIdx_x % 24 * 2:blockIdx_x * 192 + T.Mul(0, 192) + threadIdx_x // 24 * 64 + T.Mul(0, 8) + threadIdx_x % 24 * 2 + 2]
                if (3 + threadIdx_x // 24) // 5 < 1:
                    X_shared[T.Mul(1, 144) + threadIdx_x * 2:T.Mul(1, 144) + threadIdx_x * 2 + 2] = X_1[blockIdx_x * 192 + T.Mul(1, 192) + threadIdx_x // 24 * 64 + T.Mul(0, 8) + threadIdx_x % 24 * 2:blockIdx_x * 192 + T.Mul(1, 192) + threadIdx_x // 24 * 64 + T.Mul(0, 8) + threadIdx_x % 24 * 2 + 2]
                if threadIdx_x // 12 < 1:
                    W_shared[threadIdx_x * 2:threadIdx_x * 2 + 2] = W_1[threadIdx_x // 4 * 24 + T.Mul(0, 8) + threadIdx_x % 4 * 2:threadIdx_x // 4 * 24 + T.Mul(0, 8) + threadIdx_x % 4 * 2 + 2]
                Y_local[0] = Y_local[0] + X_shared[T.Add(T.Mul(0, 48) + threadIdx_x * 2, 0)] * W_shared[T.Add(T.Mul(0, 8) + threadIdx_x % 4 * 2, 0)]
                Y_local[1] = Y_local[1] + X_shared[T.Mul(0, 48) + threadIdx_x * 2 + 1] * W_shared[T.Mul(0, 8) + threadIdx_x % 4 * 2 + 1]
                Y_local[0] = Y_local[0] + X_shared[T.Add(T.Mul(1, 48) + threadIdx_x * 2, 0)] * W_shared[T.Add(T.Mul(1, 8) + threadIdx_x % 4 * 2, 0)]
                Y_local[1] = Y_local[1] + X_shared[T.Mul(1, 48) + threadIdx_x * 2 + 1] * W_shared[T.Mul(1, 8) + threadIdx_x % 4 * 2 + 1]
                Y_local[0] = Y_local[0] + X_shared[T.Add(T.Mul(2, 48) + threadIdx_x * 2, 0)] * W_shared[T.Add(T.Mul(2, 8) + threadIdx_x % 4 * 2, 0)]
                Y_local[1] = Y_local[1] + X_shared[T.Mul(2, 48) + threadIdx_x * 2 + 1] * W_shared[T.Mul(2, 8) + threadIdx_x % 4 * 2 + 1]
                if threadIdx_x // 24 // 5 < 1:
                    X_shared[T.Mul(0, 144) + threadIdx_x * 2:T.Mul(0, 144) + threadIdx_x * 2 + 2] = X_1[blockIdx_x * 192 + T.Mul(0, 192) + threadIdx_x // 24 * 64 + T.Mul(1, 8) + threadIdx_x % 24 * 2:blockIdx_x * 192 + T.Mul(0, 192) + threadIdx_x // 24 * 64 + T.Mul(1, 8) + threadIdx_x % 24 * 2 + 2]
                if (3 + threadIdx_x // 24) // 5 < 1:
                    X_shared[T.Mul(1, 144) + threadIdx_x * 2:T.Mul(1, 144) + threadIdx_x * 2 + 2] = X_1[blockIdx_x * 192 + T.Mul(1, 192) + threadIdx_x // 24 * 64 + T.Mul(1, 8) + threadIdx_x % 24 * 2:blockIdx_x * 192 + T.Mul(1, 192) + threadIdx_x // 24 * 64 + T.Mul(1, 8) + threadIdx_x % 24 * 2 + 2]
                if threadIdx_x // 12 < 1:
                    W_shared[threadIdx_x * 2:threadIdx_x * 2 + 2] = W_1[threadIdx_x // 4 * 24 + T.Mul(1, 8) + threadIdx_x % 4 * 2:threadIdx_x // 4 * 24 + T.Mul(1, 8) + threadIdx_x % 4 * 2 + 2]
                Y_local[0] = Y_local[0] + X_shared[T.Add(T.Mul(0, 48) + threadIdx_x * 2, 0)] * W_shared[T.Add(T.Mul(0, 8) + threadIdx_x % 4 * 2, 0)]
                Y_local[1] = Y_local[1] + X_shared[T.Mul(0, 48) + threadIdx_x * 2 + 1] * W_shared[T.Mul(0, 8) + threadIdx_x % 4 * 2 + 1]
                Y_local[0] = Y_local[0] + X_shared[T.Add(T.Mul(1, 48) + threadIdx_x * 2, 0)] * W_shared[T.Add(T.Mul(1, 8) + threadIdx_x % 4 * 2, 0)]
                Y_local[1] = Y_local[1] + X_shared[T.Mul(1, 48) + threadIdx_x * 2 + 1] * W_shared[T.Mul(1, 8) + threadIdx_x % 4 * 2 + 1]
                Y_local[0] = Y_local[0] + X_shared[T.Add(T.Mul(2, 48) + threadIdx_x * 2, 0)] * W_shared[T.Add(T.Mul(2, 8) + threadIdx_x % 4 * 2, 0)]
                Y_local[1] = Y_local[1] + X_shared[T.Mul(2, 48) + threadIdx_x * 2 + 1] * W_shared[T.Mul(2, 8) + threadIdx_x % 4 * 2 + 1]
                if threadIdx_x // 24 // 5 < 1:
                    X_shared[T.Mul(0, 144) + threadIdx_x * 2:T.Mul(0, 144) + threadIdx_x * 2 + 2] = X_1[blockIdx_x * 192 + T.Mul(0, 192) + threadIdx_x // 24 * 64 + T.Mul(2, 8) + threadIdx_x % 24 * 2:blockIdx_x * 192 + T.Mul(0, 192) + threadIdx_x // 24 * 64 + T.Mul(2, 8) + threadIdx_x % 24 * 2 + 2]
                if (3 + threadIdx_x // 24) // 5 < 1:
                    X_shared[T.Mul(1, 144) + threadIdx_x * 2:T.Mul(1, 144) + threadIdx_x * 2 + 2] = X_1[blockIdx_x * 192 + T.Mul(1, 192) + threadIdx_x // 24 * 64 + T.Mul(2, 8) + threadIdx_x % 24 * 2:blockIdx_x * 192 + T.Mul(1, 192) + threadIdx_x // 24 * 64 + T.Mul(2, 8) + threadIdx_x % 24 * 2 + 2]
                if threadIdx_x // 12 < 1:
                    W_shared[threadIdx_x * 2:threadIdx_x * 2 + 2] = W_1[threadIdx_x // 4 * 24 + T.Mul(2, 8) + threadIdx_x % 4 * 2:threadIdx_x // 4 * 24 + T.Mul(2, 8) + threadIdx_x % 4 * 2 + 2]
                Y_local[0] = Y_local[0] + X_shared[T.Add(T.Mul(0, 48) + threadIdx_x * 2, 0)] * W_shared[T.Add(T.Mul(0, 8) + threadIdx_x % 4 * 2, 0)]
                Y_local[1] = Y_local[1] + X_shared[T.Mul(0, 48) + threadIdx_x * 2 + 1] * W_shared[T.Mul(0, 8) + threadIdx_x % 4 * 2 + 1]
                Y_local[0] = Y_local[0] + X_shared[T.Add(T.Mul(1, 48) + threadIdx_x * 2, 0)] * W_shared[T.Add(T.Mul(1, 8) + threadIdx_x % 4 * 2, 0)]
                Y_local[1] = Y_local[1] + X_shared[T.Mul(1, 48) + threadIdx_x * 2 + 1] * W_shared[T.Mul(1, 8) + threadIdx_x % 4 * 2 + 1]
                Y_local[0] = Y_local[0] + X_shared[T.Add(T.Mul(2, 48) + threadIdx_x * 2, 0)] * W_shared[T.Add(T.Mul(2, 8) + threadIdx_x % 4 * 2, 0)]
                Y_local[1] = Y_local[1] + X_shared[T.Mul(2, 48) + threadIdx_x * 2 + 1] * W_shared[T.Mul(2, 8) + threadIdx_x % 4 * 2 + 1]
                Y_1[T.Add(blockIdx_x * 144 + threadIdx_x * 2, 0)] = Y_local[0]
                Y_1[blockIdx_x * 144 + threadIdx_x * 2 + 1] = Y_local[1]
