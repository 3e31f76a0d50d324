# corpus/schedules/sampled_gpu_depthwise_25: stage 07, after tir.Simplify, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_depthwise_25(X: T.Buffer((8, 8, 8), "float32"), W: T.Buffer((3, 3, 8), "float32"), Y: T.Buffer((6, 6, 8), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        for blockIdx_x in T.thread_binding(2, thread="blockIdx.x", annotations={"pragma_auto_unroll_max_step": 64, "pragma_unroll_explicit": 1}):
            for vthread_x in T.thread_binding(1, thread="vthread.x"):
                for threadIdx_x in T.thread_binding(72, thread="threadIdx.x"):
                    with T.block(""):
                        v0 = T.int32()
                        v1 = T.int32()
                        v2 = T.int32()
                        v0_1 = T.int32()
                        v1_1 = T.int32()
                        v2_1 = T.int32()
                        T.reads(X[T.min(blockIdx_x * 3, v0):T.min(blockIdx_x * 3, v0) + (T.max(blockIdx_x * 3 + 5, v0) + 1 - T.min(blockIdx_x * 3, v0)), T.min(0, v1):T.min(0, v1) + (T.max(T.max(T.max(7, v1) + T.min(2, v1) - T.min(0, v1), v1), 7) + 1 - T.min(0, v1)), T.min(0, v2):T.min(0, v2) + (T.max(7, v2) + 1 - T.min(0, v2))], W[T.min(0, v0_1):T.min(0, v0_1) + (T.max(17, v0_1) + 1 - T.min(0, v0_1)), T.min(0, v1_1):T.min(0, v1_1) + (T.max(T.max(v1_1, 0) + 2, v1_1) + 1 - T.min(0, v1_1)), T.min(0, v2_1):T.min(0, v2_1) + (T.max(7, v2_1) + 1 - T.min(0, v2_1))])
                        v0_2 = T.int32()
                        v1_2 = T.int32()
                        v2_2 = T.int32()
                        T.writes(Y[T.min(blockIdx_x * 3 + threadIdx_x // 24, v0_2):T.min(blockIdx_x * 3 + threadIdx_x // 24, v0_2) + (T.max(blockIdx_x * 3 + threadIdx_x // 24, v0_2) + 1 - T.min(blockIdx_x * 3 + threadIdx_x // 24, v0_2)), T.min(threadIdx_x % 24 // 4, v1_2):T.min(threadIdx_x % 24 // 4, v1_2) + (T.max(threadIdx_x % 24 // 4, v1_2) + 1 - T.min(threadIdx_x % 24 // 4, v1_2)), T.min(threadIdx_x % 4 * 2, v2_2):T.min(threadIdx_x % 4 * 2, v2_2) + (T.max(threadIdx_x % 4 * 2 + 1, v2_2) + 1 - T.min(threadIdx_x % 4 * 2, v2_2))])
                        Y_local = T.alloc_buffer((1, 1, 2), scope="local")
                        for y_3_init, x_3_init, c_3_init, y_4_init, x_4_init, c_4_init in T.grid(1, 1, 2, 1, 1, 1):
                            with T.block("Y_init"):
                                T.reads()
                                T.writes(Y_local[0, 0, c_3_init])
                                T.block_attr({"meta_schedule.thread_extent_high_inclusive": 1024, "meta_schedule.thread_extent_low_inclusive": 32, "meta_schedule.tiling_structure": "SSSRRSRS"})
                                Y_local[0, 0, c_3_init] = T.float32(0.0)
                        for dy_0, dx_0 in T.grid(1, 3):
                            with T.block(""):
                                vy = T.int32()
                                vx = T.int32()
                                vc = T.int32()
                                T.reads(X[T.min(blockIdx_x * 3, v0):T.min(blockIdx_x * 3, v0) + (T.max(blockIdx_x * 3 + 5, v0) + 1 - T.min(blockIdx_x * 3, v0)), T.min(dx_0, v1):T.min(dx_0, v1) + (T.max(dx_0 + 5, v1) + 1 - T.min(dx_0, v1)), T.min(0, v2):T.min(0, v2) + (T.max(7, v2) + 1 - T.min(0, v2))], W[T.min(0, v0_1):T.min(0, v0_1) + (T.max(17, v0_1) + 1 - T.min(0, v0_1)), T.min(dx_0, v1_1):T.min(dx_0, v1_1) + (T.max(dx_0, v1_1) + 1 - T.min(dx_0, v1_1)), T.min(0, v2_1):T.min(0, v2_1) + (T.max(7, v2_1) + 1 - T.min(0, v2_1))], Y_local[T.min(0, vy - threadIdx_x // 24 - blockIdx_x * 3):T.min(0, vy - threadIdx_x // 24 - blockIdx_x * 3) + (T.max(blockIdx_x * 3 + threadIdx_x // 24, vy) + 1 - T.min(blockIdx_x * 3 + threadIdx_x // 24, vy)), T.min(0, vx - threadIdx_x % 24 // 4):T.min(0, vx - threadIdx_x % 24 // 4) + (T.max(threadIdx_x % 24 // 4, vx) + 1 - T.min(threadIdx_x % 24 // 4, vx)), T.min(0, vc - threadIdx_x % 4 * 2):T.min(0, vc - threadIdx_x % 4 * 2) + (T.max(threadIdx_x % 4 * 2 + 1, vc) + 1 - T.min(threadIdx_x % 4 * 2, vc))])
                                T.writes(Y_local[T.min(0, vy - threadIdx_x // 24 - blockIdx_x * 3):T.min(0, vy - threadIdx_x // 24 - blockIdx_x * 3) + (T.max(blockIdx_x * 3 + threadIdx_x // 24, vy) + 1 - T.min(blockIdx_x * 3 + threadIdx_x // 24, vy)), T.min(0, vx - threadIdx_x % 24 // 4):T.min(0, vx - threadIdx_x % 24 // 4) + (T.max(threadIdx_x % 24 // 4, vx) + 1 - T.min(threadIdx_x % 24 // 4, vx)), T.min(0, vc - threadIdx_x % 4 * 2):T.min(0, vc - threadIdx_x % 4 * 2) + (T.max(threadIdx_x % 4 * 2 + 1, vc) + 1 - T.min(threadIdx_x % 4 * 2, vc))])
                                X_shared = T.alloc_buffer((5, 6, 8), scope="shared")
                                W_shared = T.alloc_buffer((3, 1, 8), scope="shared")
                                for ax0_ax1_ax2_fused_0 in range(2):
                                    for ax0_ax1_ax2_fused_2 in T.vectorized(2):
                                        with T.block("X_shared"):
                                            T.where(ax0_ax1_ax2_fused_0 * 72 + threadIdx_x < 120)
                                            T.reads(X[blockIdx_x * 3 + ax0_ax1_ax2_fused_0 * 3 + threadIdx_x // 24, threadIdx_x % 24 // 4 + dx_0, threadIdx_x % 4 * 2 + ax0_ax1_ax2_fused_2])
                                            T.writes(X_shared[ax0_ax1_ax2_fused_0 * 3 + threadIdx_x // 24, threadIdx_x % 24 // 4, threadIdx_x % 4 * 2 + ax0_ax1_ax2_fused_2])
                                            X_shared[ax0_ax1_ax2_fused_0 * 3 + threadIdx_x // 24, threadIdx_x % 24 // 4, threadIdx_x % 4 * 2 + ax0_ax1_ax2_fused_2] = X[blockIdx_x * 3 + ax0_ax1_ax2_fused_0 * 3 + threadIdx_x // 24, threadIdx_x % 24 // 4 + dx_0, threadIdx_x % 4 * 2 + ax0_ax1_ax2_fused_2]
                                for ax0_ax1_ax2_fused_0 in range(1):
                                    for ax0_ax1_ax2_fused_2 in T.vectorized(2):
                                        with T.block("W_shared"):
                                            T.where(threadIdx_x < 12)
                                            T.reads(W[threadIdx_x // 4, dx_0, threadIdx_x % 4 * 2 + ax0_ax1_ax2_fused_2])
                                            T.writes(W_shared[threadIdx_x // 4, 0, threadIdx_x % 4 * 2 + ax0_ax1_ax2_fused_2])
                                            W_shared[threadIdx_x // 4, 0, threadIdx_x % 4 * 2 + ax0_ax1_ax2_fused_2] = W[threadIdx_x // 4, dx_0, threadIdx_x % 4 * 2 + ax0_ax1_ax2_fused_2]
                                for dy_1, dx_1, y_3, x_3, c_3, dy_2, dx_2, y_4, x_4, c_4 in T.grid(3, 1, 1, 1, 2, 1, 1, 1, 1, 1):
                                    with T.block("Y_update"):
                                        T.reads(Y_local[0, 0, c_3], X_shared[threadIdx_x // 24 + dy_1, threadIdx_x % 24 // 4, threadIdx_x % 4 * 2 + c_3], W_shared[dy_1, 0, threadIdx_x % 4 * 2 + c_3])
                                        T.writes(Y_local[0, 0, c_3])
                                        T.block_attr({"meta_schedule.thread_extent_high_inclusive": 1024, "meta_schedule.thread_extent_low_inclusive": 32, "meta_schedule.tiling_structure": "SSSRRSRS"})
                                        Y_local[0, 0, c_3] = Y_local[0, 0, c_3] + X_shared[threadIdx_x // 24 + dy_1, threadIdx_x % 24 // 4, threadIdx_x % 4 * 2 + c_3] * W_shared[dy_1, 0, threadIdx_x % 4 * 2 + c_3]
                        for ax0, ax1, ax2 in T.grid(1, 1, 2):
                            with T.block("Y_local"):
                                T.reads(Y_local[0, 0, ax2])
                                T.writes(Y[blockIdx_x * 3 + threadIdx_x // 24, threadIdx_x % 24 // 4, threadIdx_x % 4 * 2 + ax2])
                                Y[blockIdx_x * 3 + threadIdx_x // 24, threadIdx_x % 24 // 4, threadIdx_x % 4 * 2 + ax2] = Y_local[0, 0, ax2]
