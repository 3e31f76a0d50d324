# corpus/schedules/sampled_gpu_conv2d_24: stage 07, after tir.Simplify, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_conv2d_24(X: T.Buffer((4, 4, 4), "float32"), W: T.Buffer((3, 3, 4, 8), "float32"), Y: T.Buffer((4, 4, 8), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        for blockIdx_x in T.thread_binding(1, thread="blockIdx.x"):
            for vthread_x in T.thread_binding(1, thread="vthread.x"):
                for threadIdx_x in T.thread_binding(32, thread="threadIdx.x"):
                    with T.block(""):
                        v0 = T.int32()
                        v1 = T.int32()
                        v2 = T.int32()
                        v0_1 = T.int32()
                        v1_1 = T.int32()
                        v2_1 = T.int32()
                        v3 = T.int32()
                        T.reads(X[T.min(-1, v0 - 1):T.min(-1, v0 - 1) + (T.max(11, v0) - T.min(-1, v0 - 1)), T.min(0, v1) - 1:T.min(0, v1) - 1 + (T.max(T.max(T.max(4, v1 - 1) + T.min(2, v1) - T.min(0, v1), v1 - 1), 4) + 2 - T.min(0, v1)), T.min(0, v2):T.min(0, v2) + (T.max(T.max(T.max(3, v2) + T.min(2, v2) - T.min(0, v2), v2), 3) + 1 - T.min(0, v2))], W[T.min(0, v0_1):T.min(0, v0_1) + (T.max(5, v0_1) + 1 - T.min(0, v0_1)), T.min(0, v1_1):T.min(0, v1_1) + (T.max(T.max(v1_1, 0) + 2, v1_1) + 1 - T.min(0, v1_1)), T.min(0, v2_1):T.min(0, v2_1) + (T.max(T.max(T.max(3, v2_1) + T.min(2, v2_1) - T.min(0, v2_1), v2_1), 3) + 1 - T.min(0, v2_1)), T.min(0, v3):T.min(0, v3) + (T.max(7, v3) + 1 - T.min(0, v3))])
                        v0_2 = T.int32()
                        v1_2 = T.int32()
                        v2_2 = T.int32()
                        T.writes(Y[T.min(threadIdx_x // 16 * 2, v0_2):T.min(threadIdx_x // 16 * 2, v0_2) + (T.max(threadIdx_x // 16 * 2 + 1, v0_2) + 1 - T.min(threadIdx_x // 16 * 2, v0_2)), T.min(threadIdx_x % 16 // 4, v1_2):T.min(threadIdx_x % 16 // 4, v1_2) + (T.max(threadIdx_x % 16 // 4, v1_2) + 1 - T.min(threadIdx_x % 16 // 4, v1_2)), T.min(threadIdx_x % 4 * 2, v2_2):T.min(threadIdx_x % 4 * 2, v2_2) + (T.max(threadIdx_x % 4 * 2 + 1, v2_2) + 1 - T.min(threadIdx_x % 4 * 2, v2_2))])
                        Y_local = T.alloc_buffer((2, 1, 2), scope="local")
                        for y_3_init, x_3_init, o_3_init, y_4_init, x_4_init, o_4_init in T.grid(1, 1, 2, 2, 1, 1):
                            with T.block("Y_init"):
                                T.reads()
                                T.writes(Y_local[y_4_init, 0, o_3_init])
                                T.block_attr({"meta_schedule.thread_extent_high_inclusive": 1024, "meta_schedule.thread_extent_low_inclusive": 32, "meta_schedule.tiling_structure": "SSSRRSRS"})
                                Y_local[y_4_init, 0, o_3_init] = T.float32(0.0)
                        for dy_0, dx_0, c_0 in T.grid(1, 3, 2):
                            with T.block(""):
                                vy = T.int32()
                                vx = T.int32()
                                vo = T.int32()
                                T.reads(X[T.min(-1, v0 - 1):T.min(-1, v0 - 1) + (T.max(11, v0) - T.min(-1, v0 - 1)), T.min(dx_0, v1) - 1:T.min(dx_0, v1) - 1 + (T.max(dx_0 + 2, v1 - 1) + 2 - T.min(dx_0, v1)), T.min(c_0 * 2, v2):T.min(c_0 * 2, v2) + (T.max(c_0 * 2 + 1, v2) + 1 - T.min(c_0 * 2, v2))], W[T.min(0, v0_1):T.min(0, v0_1) + (T.max(5, v0_1) + 1 - T.min(0, v0_1)), T.min(dx_0, v1_1):T.min(dx_0, v1_1) + (T.max(dx_0, v1_1) + 1 - T.min(dx_0, v1_1)), T.min(c_0 * 2, v2_1):T.min(c_0 * 2, v2_1) + (T.max(c_0 * 2 + 1, v2_1) + 1 - T.min(c_0 * 2, v2_1)), T.min(0, v3):T.min(0, v3) + (T.max(7, v3) + 1 - T.min(0, v3))], Y_local[T.min(0, vy - threadIdx_x // 16 * 2):T.min(0, vy - threadIdx_x // 16 * 2) + (T.max(threadIdx_x // 16 * 2 + 1, vy) + 1 - T.min(threadIdx_x // 16 * 2, vy)), T.min(0, vx - threadIdx_x % 16 // 4):T.min(0, vx - threadIdx_x % 16 // 4) + (T.max(threadIdx_x % 16 // 4, vx) + 1 - T.min(threadIdx_x % 16 // 4, vx)), T.min(0, vo - threadIdx_x % 4 * 2):T.min(0, vo - threadIdx_x % 4 * 2) + (T.max(threadIdx_x % 4 * 2 + 1, vo) + 1 - T.min(threadIdx_x % 4 * 2, vo))])
                                T.writes(Y_local[T.min(0, vy - threadIdx_x // 16 * 2):T.min(0, vy - threadIdx_x // 16 * 2) + (T.max(threadIdx_x // 16 * 2 + 1, vy) + 1 - T.min(threadIdx_x // 16 * 2, vy)), T.min(0, vx - threadIdx_x % 16 // 4):T.min(0, vx - threadIdx_x % 16 // 4) + (T.max(threadIdx_x % 16 // 4, vx) + 1 - T.min(threadIdx_x % 16 // 4, vx)), T.min(0, vo - threadIdx_x % 4 * 2):T.min(0, vo - threadIdx_x % 4 * 2) + (T.max(threadIdx_x % 4 * 2 + 1, vo) + 1 - T.min(threadIdx_x % 4 * 2, vo))])
                                P_shared = T.alloc_buffer((6, 4, 2), scope="shared")
                                W_shared = T.alloc_buffer((3, 1, 2, 8), scope="shared")
                                for ax0_ax1_ax2_fused_0 in range(1):
                                    for ax0_ax1_ax2_fused_2 in T.vectorized(3):
                                        with T.block("P_shared"):
                                            T.where(threadIdx_x < 16)
                                            T.reads(X[(threadIdx_x * 3 + ax0_ax1_ax2_fused_2) // 8 - 1, (threadIdx_x * 3 + ax0_ax1_ax2_fused_2) % 8 // 2 + dx_0 - 1, c_0 * 2 + (threadIdx_x * 3 + ax0_ax1_ax2_fused_2) % 2])
                                            T.writes(P_shared[(threadIdx_x * 3 + ax0_ax1_ax2_fused_2) // 8, (threadIdx_x * 3 + ax0_ax1_ax2_fused_2) % 8 // 2, (threadIdx_x * 3 + ax0_ax1_ax2_fused_2) % 2])
                                            P_shared[(threadIdx_x * 3 + ax0_ax1_ax2_fused_2) // 8, (threadIdx_x * 3 + ax0_ax1_ax2_fused_2) % 8 // 2, (threadIdx_x * 3 + ax0_ax1_ax2_fused_2) % 2] = T.if_then_else(8 <= threadIdx_x * 3 + ax0_ax1_ax2_fused_2 and threadIdx_x * 3 + ax0_ax1_ax2_fused_2 < 40 and 1 <= (threadIdx_x * 3 + ax0_ax1_ax2_fused_2) % 8 // 2 + dx_0 and (threadIdx_x * 3 + ax0_ax1_ax2_fused_2) % 8 // 2 + dx_0 < 5, X[(threadIdx_x * 3 + ax0_ax1_ax2_fused_2) // 8 - 1, (threadIdx_x * 3 + ax0_ax1_ax2_fused_2) % 8 // 2 + dx_0 - 1, c_0 * 2 + (threadIdx_x * 3 + ax0_ax1_ax2_fused_2) % 2], T.float32(0.0))
                                for ax0_ax1_ax2_ax3_fused_0 in range(1):
                                    for ax0_ax1_ax2_ax3_fused_2 in T.vectorized(3):
                                        with T.block("W_shared"):
                                            T.where(threadIdx_x < 16)
                                            T.reads(W[(threadIdx_x * 3 + ax0_ax1_ax2_ax3_fused_2) // 16, dx_0, c_0 * 2 + (threadIdx_x * 3 + ax0_ax1_ax2_ax3_fused_2) % 16 // 8, (threadIdx_x * 3 + ax0_ax1_ax2_ax3_fused_2) % 8])
                                            T.writes(W_shared[(threadIdx_x * 3 + ax0_ax1_ax2_ax3_fused_2) // 16, 0, (threadIdx_x * 3 + ax0_ax1_ax2_ax3_fused_2) % 16 // 8, (threadIdx_x * 3 + ax0_ax1_ax2_ax3_fused_2) % 8])
                                            W_shared[(threadIdx_x * 3 + ax0_ax1_ax2_ax3_fused_2) // 16, 0, (threadIdx_x * 3 + ax0_ax1_ax2_ax3_fused_2) % 16 // 8, (threadIdx_x * 3 + ax0_ax1_ax2_ax3_fused_2) % 8] = W[(threadIdx_x * 3 + ax0_ax1_ax2_ax3_fused_2) // 16, dx_0, c_0 * 2 + (threadIdx_x * 3 + ax0_ax1_ax2_ax3_fused_2) % 16 // 8, (threadIdx_x * 3 + ax0_ax1_ax2_ax3_fused_2) % 8]
                                for dy_1, dx_1, c_1, y_3, x_3, o_3, dy_2, dx_2, c_2, y_4, x_4, o_4 in T.grid(3, 1, 1, 1, 1, 2, 1, 1, 2, 2, 1, 1):
                                    with T.block("Y_update"):
                                        T.reads(Y_local[y_4, 0, o_3], P_shared[threadIdx_x // 16 * 2 + y_4 + dy_1, threadIdx_x % 16 // 4, c_2], W_shared[dy_1, 0, c_2, threadIdx_x % 4 * 2 + o_3])
                                        T.writes(Y_local[y_4, 0, o_3])
                                        T.block_attr({"meta_schedule.thread_extent_high_inclusive": 1024, "meta_schedule.thread_extent_low_inclusive": 32, "meta_schedule.tiling_structure": "SSSRRSRS"})
                                        Y_local[y_4, 0, o_3] = Y_local[y_4, 0, o_3] + P_shared[threadIdx_x // 16 * 2 + y_4 + dy_1, threadIdx_x % 16 // 4, c_2] * W_shared[dy_1, 0, c_2, threadIdx_x % 4 * 2 + o_3]
                        for ax0, ax1, ax2 in T.grid(2, 1, 2):
                            with T.block("Y_local"):
                                T.reads(Y_local[ax0, 0, ax2])
                                T.writes(Y[threadIdx_x // 16 * 2 + ax0, threadIdx_x % 16 // 4, threadIdx_x % 4 * 2 + ax2])
                                Y[threadIdx_x // 16 * 2 + ax0, threadIdx_x % 16 // 4, threadIdx_x % 4 * 2 + ax2] = Y_local[ax0, 0, ax2]
