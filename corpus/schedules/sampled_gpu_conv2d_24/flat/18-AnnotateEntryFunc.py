# corpus/schedules/sampled_gpu_conv2d_24: stage 18, after tirx.AnnotateEntryFunc, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_conv2d_24(X: T.Buffer((4, 4, 4), "float32"), W: T.Buffer((3, 3, 4, 8), "float32"), Y: T.Buffer((4, 4, 8), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_entry_func": True})
        X_1 = X.view(64)
        W_1 = W.view(288)
        Y_1 = Y.view(128)
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
                    if threadIdx_x < 16:
                        cse_v2: T.let[T.int32] = dx_0 * 4
                        cse_v3: T.let[T.int32] = c_0 * 2
                        cse_v6: T.let[T.int32] = cse_v1 // 2
                        cse_v10: T.let[T.int32] = cse_v1 % 8 // 2 + dx_0
                        cse_v20: T.let[T.int32] = cse_v6 * 4 + cse_v2 + cse_v3 + threadIdx_x % 2
                        P_shared[cse_v1] = T.if_then_else(2 < threadIdx_x and threadIdx_x < 14 and 1 <= cse_v10 and cse_v10 < 5, X_1[cse_v20 - 20], T.float32(0.0))
                        cse_v7: T.let[T.int32] = cse_v1 + 1
                        cse_v15: T.let[T.int32] = cse_v7 % 8 // 2 + dx_0
                        P_shared[cse_v7] = T.if_then_else(2 < threadIdx_x and threadIdx_x < 13 and 1 <= cse_v15 and cse_v15 < 5, X_1[cse_v7 // 2 * 4 + cse_v2 + cse_v3 + cse_v7 % 2 - 20], T.float32(0.0))
                        cse_v16: T.let[T.int32] = dx_0 + (cse_v6 + 1) % 4
                        P_shared[cse_v1 + 2] = T.if_then_else(2 <= threadIdx_x and threadIdx_x < 13 and 1 <= cse_v16 and cse_v16 < 5, X_1[cse_v20 - 16], T.float32(0.0))
                    if threadIdx_x < 16:
                        W_shared[cse_v1:cse_v1 + 3] = W_1[T.Ramp(cse_v1, 1, 3) // T.Broadcast(16, 3) * T.Broadcast(96, 3) + T.Broadcast(dx_0 * 32, 3) + T.Broadcast(c_0 * 16, 3) + T.Ramp(cse_v1, 1, 3) % T.Broadcast(16, 3)]
                    for dy_1 in range(3):
                        cse_v8: T.let[T.int32] = dy_1 * 16 + threadIdx_x % 4 * 2
                        cse_v11: T.let[T.int32] = cse_v4 * 16 + dy_1 * 8 + cse_v5 // 4 * 2
                        Y_local[0] = Y_local[0] + P_shared[cse_v11] * W_shared[cse_v8]
                        cse_v17: T.let[T.int32] = cse_v11 + 8
                        Y_local[2] = Y_local[2] + P_shared[cse_v17] * W_shared[cse_v8]
                        cse_v12: T.let[T.int32] = cse_v8 + 8
                        cse_v18: T.let[T.int32] = cse_v11 + 1
                        Y_local[0] = Y_local[0] + P_shared[cse_v18] * W_shared[cse_v12]
                        cse_v19: T.let[T.int32] = cse_v11 + 9
                        Y_local[2] = Y_local[2] + P_shared[cse_v19] * W_shared[cse_v12]
                        cse_v13: T.let[T.int32] = cse_v8 + 1
                        Y_local[1] = Y_local[1] + P_shared[cse_v11] * W_shared[cse_v13]
                        Y_local[3] = Y_local[3] + P_shared[cse_v17] * W_shared[cse_v13]
                        cse_v14: T.let[T.int32] = cse_v8 + 9
                        Y_local[1] = Y_local[1] + P_shared[cse_v18] * W_shared[cse_v14]
                        Y_local[3] = Y_local[3] + P_shared[cse_v19] * W_shared[cse_v14]
                cse_v9: T.let[T.int32] = cse_v4 * 64 + cse_v5 * 2
                Y_1[cse_v9] = Y_local[0]
                Y_1[cse_v9 + 1] = Y_local[1]
                Y_1[cse_v9 + 32] = Y_local[2]
                Y_1[cse_v9 + 33] = Y_local[3]
