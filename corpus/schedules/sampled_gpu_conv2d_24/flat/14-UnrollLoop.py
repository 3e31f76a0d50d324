# corpus/schedules/sampled_gpu_conv2d_24: stage 14, after tirx.UnrollLoop, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_conv2d_24(X: T.Buffer((4, 4, 4), "float32"), W: T.Buffer((3, 3, 4, 8), "float32"), Y: T.Buffer((4, 4, 8), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        X_1 = X.view(64)
        W_1 = W.view(288)
        Y_1 = Y.view(128)
        with T.launch_thread("blockIdx.x", 1) as blockIdx_x:
            Y_local = T.alloc_local((4,))
            P_shared = T.alloc_shared((48,))
            W_shared = T.alloc_shared((48,))
            with T.launch_thread("threadIdx.x", 32) as threadIdx_x:
                Y_local[T.Add(T.Mul(0, 2), 0)] = T.float32(0.0)
                Y_local[T.Add(T.Mul(1, 2), 0)] = T.float32(0.0)
                Y_local[T.Mul(0, 2) + 1] = T.float32(0.0)
                Y_local[T.Mul(1, 2) + 1] = T.float32(0.0)
                for dx_0, c_0 in T.grid(3, 2):
                    if threadIdx_x < 16:
                        P_shared[T.Add(threadIdx_x * 3, 0)] = T.if_then_else(8 <= T.Add(threadIdx_x * 3, 0) and T.Add(threadIdx_x * 3, 0) < 40 and 1 <= T.Add(threadIdx_x * 3, 0) % 8 // 2 + dx_0 and T.Add(threadIdx_x * 3, 0) % 8 // 2 + dx_0 < 5, X_1[T.Add(threadIdx_x * 3, 0) // 2 * 4 + dx_0 * 4 + c_0 * 2 + T.Add(threadIdx_x * 3, 0) % 2 - 20], T.float32(0.0))
                        P_shared[threadIdx_x * 3 + 1] = T.if_then_else(8 <= threadIdx_x * 3 + 1 and threadIdx_x * 3 + 1 < 40 and 1 <= (threadIdx_x * 3 + 1) % 8 // 2 + dx_0 and (threadIdx_x * 3 + 1) % 8 // 2 + dx_0 < 5, X_1[(threadIdx_x * 3 + 1) // 2 * 4 + dx_0 * 4 + c_0 * 2 + (threadIdx_x * 3 + 1) % 2 - 20], T.float32(0.0))
                        P_shared[threadIdx_x * 3 + 2] = T.if_then_else(8 <= threadIdx_x * 3 + 2 and threadIdx_x * 3 + 2 < 40 and 1 <= (threadIdx_x * 3 + 2) % 8 // 2 + dx_0 and (threadIdx_x * 3 + 2) % 8 // 2 + dx_0 < 5, X_1[(threadIdx_x * 3 + 2) // 2 * 4 + dx_0 * 4 + c_0 * 2 + (threadIdx_x * 3 + 2) % 2 - 20], T.float32(0.0))
                    if threadIdx_x < 16:
                        W_shared[threadIdx_x * 3:threadIdx_x * 3 + 3] = W_1[T.Ramp(threadIdx_x * 3, 1, 3) // T.Broadcast(16, 3) * T.Broadcast(96, 3) + T.Broadcast(dx_0 * 32, 3) + T.Broadcast(c_0 * 16, 3) + T.Ramp(threadIdx_x * 3, 1, 3) % T.Broadcast(16, 3)]
                    for dy_1 in range(3):
                        Y_local[T.Add(T.Mul(0, 2), 0)] = Y_local[T.Add(T.Mul(0, 2), 0)] + P_shared[T.Add(threadIdx_x // 16 * 16 + T.Mul(0, 8) + dy_1 * 8 + threadIdx_x % 16 // 4 * 2, 0)] * W_shared[T.Add(dy_1 * 16 + T.Mul(0, 8) + threadIdx_x % 4 * 2, 0)]
                        Y_local[T.Add(T.Mul(1, 2), 0)] = Y_local[T.Add(T.Mul(1, 2), 0)] + P_shared[T.Add(threadIdx_x // 16 * 16 + T.Mul(1, 8) + dy_1 * 8 + threadIdx_x % 16 // 4 * 2, 0)] * W_shared[T.Add(dy_1 * 16 + T.Mul(0, 8) + threadIdx_x % 4 * 2, 0)]
                        Y_local[T.Add(T.Mul(0, 2), 0)] = Y_local[T.Add(T.Mul(0, 2), 0)] + P_shared[threadIdx_x // 16 * 16 + T.Mul(0, 8) + dy_1 * 8 + threadIdx_x % 16 // 4 * 2 + 1] * W_shared[T.Add(dy_1 * 16 + T.Mul(1, 8) + threadIdx_x % 4 * 2, 0)]
                        Y_local[T.Add(T.Mul(1, 2), 0)] = Y_local[T.Add(T.Mul(1, 2), 0)] + P_shared[threadIdx_x // 16 * 16 + T.Mul(1, 8) + dy_1 * 8 + threadIdx_x % 16 // 4 * 2 + 1] * W_shared[T.Add(dy_1 * 16 + T.Mul(1, 8) + threadIdx_x % 4 * 2, 0)]
                        Y_local[T.Mul(0, 2) + 1] = Y_local[T.Mul(0, 2) + 1] + P_shared[T.Add(threadIdx_x // 16 * 16 + T.Mul(0, 8) + dy_1 * 8 + threadIdx_x % 16 // 4 * 2, 0)] * W_shared[dy_1 * 16 + T.Mul(0, 8) + threadIdx_x % 4 * 2 + 1]
                        Y_local[T.Mul(1, 2) + 1] = Y_local[T.Mul(1, 2) + 1] + P_shared[T.Add(threadIdx_x // 16 * 16 + T.Mul(1, 8) + dy_1 * 8 + threadIdx_x % 16 // 4 * 2, 0)] * W_shared[dy_1 * 16 + T.Mul(0, 8) + threadIdx_x % 4 * 2 + 1]
                        Y_local[T.Mul(0, 2) + 1] = Y_local[T.Mul(0, 2) + 1] + P_shared[threadIdx_x // 16 * 16 + T.Mul(0, 8) + dy_1 * 8 + threadIdx_x % 16 // 4 * 2 + 1] * W_shared[dy_1 * 16 + T.Mul(1, 8) + threadIdx_x % 4 * 2 + 1]
                        Y_local[T.Mul(1, 2) + 1] = Y_local[T.Mul(1, 2) + 1] + P_shared[threadIdx_x // 16 * 16 + T.Mul(1, 8) + dy_1 * 8 + threadIdx_x % 16 // 4 * 2 + 1] * W_shared[dy_1 * 16 + T.Mul(1, 8) + threadIdx_x % 4 * 2 + 1]
                Y_1[T.Add(threadIdx_x // 16 * 64 + T.Mul(0, 32) + threadIdx_x % 16 * 2, 0)] = Y_local[T.Add(T.Mul(0, 2), 0)]
                Y_1[threadIdx_x // 16 * 64 + T.Mul(0, 32) + threadIdx_x % 16 * 2 + 1] = Y_local[T.Mul(0, 2) + 1]
                Y_1[T.Add(threadIdx_x // 16 * 64 + T.Mul(1, 32) + threadIdx_x % 16 * 2, 0)] = Y_local[T.Add(T.Mul(1, 2), 0)]
                Y_1[threadIdx_x // 16 * 64 + T.Mul(1, 32) + threadIdx_x % 16 * 2 + 1] = Y_local[T.Mul(1, 2) + 1]
