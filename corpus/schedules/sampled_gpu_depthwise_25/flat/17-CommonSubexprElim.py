# corpus/schedules/sampled_gpu_depthwise_25: stage 17, after tirx.CommonSubexprElim, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
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
                cse_v1: T.let[T.int32] = threadIdx_x * 2
                cse_v16: T.let[T.int32] = blockIdx_x * 192 + threadIdx_x // 24 * 64 + threadIdx_x % 24 * 2
                X_shared[cse_v1:cse_v1 + 2] = X_1[cse_v16:cse_v16 + 2]
                cse_v2: T.let[T.int32] = cse_v1 + 144
                if threadIdx_x < 48:
                    X_shared[cse_v2:cse_v2 + 2] = X_1[cse_v16 + 192:cse_v16 + 192 + 2]
                cse_v3: T.let[T.int32] = threadIdx_x % 4 * 2
                cse_v10: T.let[T.int32] = threadIdx_x // 4 * 24 + cse_v3
                if threadIdx_x < 12:
                    W_shared[cse_v1:cse_v1 + 2] = W_1[cse_v10:cse_v10 + 2]
                Y_local[0] = Y_local[0] + X_shared[cse_v1] * W_shared[cse_v3]
                cse_v4: T.let[T.int32] = cse_v1 + 1
                cse_v11: T.let[T.int32] = cse_v3 + 1
                Y_local[1] = Y_local[1] + X_shared[cse_v4] * W_shared[cse_v11]
                cse_v5: T.let[T.int32] = cse_v1 + 48
                cse_v12: T.let[T.int32] = cse_v3 + 8
                Y_local[0] = Y_local[0] + X_shared[cse_v5] * W_shared[cse_v12]
                cse_v6: T.let[T.int32] = cse_v1 + 49
                cse_v13: T.let[T.int32] = cse_v3 + 9
                Y_local[1] = Y_local[1] + X_shared[cse_v6] * W_shared[cse_v13]
                cse_v7: T.let[T.int32] = cse_v1 + 96
                cse_v14: T.let[T.int32] = cse_v3 + 16
                Y_local[0] = Y_local[0] + X_shared[cse_v7] * W_shared[cse_v14]
                cse_v8: T.let[T.int32] = cse_v1 + 97
                cse_v15: T.let[T.int32] = cse_v3 + 17
                Y_local[1] = Y_local[1] + X_shared[cse_v8] * W_shared[cse_v15]
                X_shared[cse_v1:cse_v1 + 2] = X_1[cse_v16 + 8:cse_v16 + 8 + 2]
                if threadIdx_x < 48:
                    X_shared[cse_v2:cse_v2 + 2] = X_1[cse_v16 + 200:cse_v16 + 200 + 2]
                if threadIdx_x < 12:
                    W_shared[cse_v1:cse_v1 + 2] = W_1[cse_v10 + 8:cse_v10 + 8 + 2]
                Y_local[0] = Y_local[0] + X_shared[cse_v1] * W_shared[cse_v3]
                Y_local[1] = Y_local[1] + X_shared[cse_v4] * W_shared[cse_v11]
                Y_local[0] = Y_local[0] + X_shared[cse_v5] * W_shared[cse_v12]
                Y_local[1] = Y_local[1] + X_shared[cse_v6] * W_shared[cse_v13]
                Y_local[0] = Y_local[0] + X_shared[cse_v7] * W_shared[cse_v14]
                Y_local[1] = Y_local[1] + X_shared[cse_v8] * W_shared[cse_v15]
                X_shared[cse_v1:cse_v1 + 2] = X_1[cse_v16 + 16:cse_v16 + 16 + 2]
                if threadIdx_x < 48:
                    X_shared[cse_v2:cse_v2 + 2] = X_1[cse_v16 + 208:cse_v16 + 208 + 2]
                if threadIdx_x < 12:
                    W_shared[cse_v1:cse_v1 + 2] = W_1[cse_v10 + 16:cse_v10 + 16 + 2]
                Y_local[0] = Y_local[0] + X_shared[cse_v1] * W_shared[cse_v3]
                Y_local[1] = Y_local[1] + X_shared[cse_v4] * W_shared[cse_v11]
                Y_local[0] = Y_local[0] + X_shared[cse_v5] * W_shared[cse_v12]
                Y_local[1] = Y_local[1] + X_shared[cse_v6] * W_shared[cse_v13]
                Y_local[0] = Y_local[0] + X_shared[cse_v7] * W_shared[cse_v14]
                Y_local[1] = Y_local[1] + X_shared[cse_v8] * W_shared[cse_v15]
                cse_v9: T.let[T.int32] = blockIdx_x * 144 + cse_v1
                Y_1[cse_v9] = Y_local[0]
                Y_1[cse_v9 + 1] = Y_local[1]
