# corpus/schedules/sampled_gpu_depthwise_25: stage 06, after s_tir.CompactBufferAllocation, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_depthwise_25(X: T.Buffer((8, 8, 8), "float32"), W: T.Buffer((3, 3, 8), "float32"), Y: T.Buffer((6, 6, 8), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for blockIdx_x in T.thread_binding(2, thread="blockIdx.x", annotations={"pragma_auto_unroll_max_step": 64, "pragma_unroll_explicit": 1}):
            for vthread_x in T.thread_binding(1, thread="vthread.x"):
                for threadIdx_x in T.thread_binding(72, thread="threadIdx.x"):
                    with T.sblock(""):
                        T.reads(X[blockIdx_x * 3:blockIdx_x * 3 + 6, 0:8, 0:8], W[0:18, 0:3, 0:8])
                        T.writes(Y[blockIdx_x * 3 + threadIdx_x // 24, threadIdx_x % 24 // 4, threadIdx_x % 4 * 2:threadIdx_x % 4 * 2 + 2])
                        Y_local = T.sblock_alloc_buffer((1, 1, 2), scope="local")
                        for y_3_init, x_3_init, c_3_init, y_4_init, x_4_init, c_4_init in T.grid(1, 1, 2, 1, 1, 1):
                            with T.sblock("Y_init"):
                                T.reads()
                                T.writes(Y_local[blockIdx_x * 3 + threadIdx_x // 24 + y_3_init + y_4_init - (blockIdx_x * 3 + threadIdx_x // 24), threadIdx_x % 24 // 4 + x_3_init + x_4_init - threadIdx_x % 24 // 4, threadIdx_x % 4 * 2 + c_3_init + c_4_init - threadIdx_x % 4 * 2])
                                T.sblock_attr({"meta_schedule.thread_extent_high_inclusive": 1024, "meta_schedule.thread_extent_low_inclusive": 32, "meta_schedule.tiling_structure": "SSSRRSRS"})
                                Y_local[blockIdx_x * 3 + threadIdx_x // 24 + y_3_init + y_4_init - (blockIdx_x * 3 + threadIdx_x // 24), threadIdx_x % 24 // 4 + x_3_init + x_4_init - threadIdx_x % 24 // 4, threadIdx_x % 4 * 2 + c_3_init + c_4_init - threadIdx_x % 4 * 2] = T.float32(0.0)
                        for dy_0, dx_0 in T.grid(1, 3):
                            with T.sblock(""):
                                T.reads(X[blockIdx_x * 3:blockIdx_x * 3 + 6, dx_0:dx_0 + 6, 0:8], W[0:18, dx_0, 0:8], Y_local[blockIdx_x * 3 + threadIdx_x // 24 - (blockIdx_x * 3 + threadIdx_x // 24), threadIdx_x % 24 // 4 - threadIdx_x % 24 // 4, threadIdx_x % 4 * 2 - threadIdx_x % 4 * 2:threadIdx_x % 4 * 2 - threadIdx_x % 4 * 2 + 2])
                                T.writes(Y_local[blockIdx_x * 3 + threadIdx_x // 24 - (blockIdx_x * 3 + threadIdx_x // 24), threadIdx_x % 24 // 4 - threadIdx_x % 24 // 4, threadIdx_x % 4 * 2 - threadIdx_x % 4 * 2:threadIdx_x % 4 * 2 - threadIdx_x % 4 * 2 + 2])
                                X_shared = T.sblock_alloc_buffer((5, 6, 8), scope="shared")
                                W_shared = T.sblock_alloc_buffer((3, 1, 8), scope="shared")
                                for ax0_ax1_ax2_fused_0 in range(2):
                                    for ax0_ax1_ax2_fused_2 in T.vectorized(2):
                                        with T.sblock("X_shared"):
                                            T.where((ax0_ax1_ax2_fused_0 * 72 + threadIdx_x) * 2 + ax0_ax1_ax2_fused_2 < 240)
                                            T.reads(X[blockIdx_x * 3 + (ax0_ax1_ax2_fused_0 * 144 + threadIdx_x * 2 + ax0_ax1_ax2_fused_2) // 48, dx_0 + (ax0_ax1_ax2_fused_0 * 144 + threadIdx_x * 2 + ax0_ax1_ax2_fused_2) % 48 // 8, (ax0_ax1_ax2_fused_0 * 144 + threadIdx_x * 2 + ax0_ax1_ax2_fused_2) % 8])
                                            T.writes(X_shared[blockIdx_x * 3 + (ax0_ax1_ax2_fused_0 * 144 + threadIdx_x * 2 + ax0_ax1_ax2_fused_2) // 48 - blockIdx_x * 3, dx_0 + (ax0_ax1_ax2_fused_0 * 144 + threadIdx_x * 2 + ax0_ax1_ax2_fused_2) % 48 // 8 - dx_0, (ax0_ax1_ax2_fused_0 * 144 + threadIdx_x * 2 + ax0_ax1_ax2_fused_2) % 8])
                                            X_shared[blockIdx_x * 3 + (ax0_ax1_ax2_fused_0 * 144 + threadIdx_x * 2 + ax0_ax1_ax2_fused_2) // 48 - blockIdx_x * 3, dx_0 + (ax0_ax1_ax2_fused_0 * 144 + threadIdx_x * 2 + ax0_ax1_ax2_fused_2) % 48 // 8 - dx_0, (ax0_ax1_ax2_fused_0 * 144 + threadIdx_x * 2 + ax0_ax1_ax2_fused_2) % 8] = X[blockIdx_x * 3 + (ax0_ax1_ax2_fused_0 * 144 + threadIdx_x * 2 + ax0_ax1_ax2_fused_2) // 48, dx_0 + (ax0_ax1_ax2_fused_0 * 144 + threadIdx_x * 2 + ax0_ax1_ax2_fused_2) % 48 // 8, (ax0_ax1_ax2_fused_0 * 144 + threadIdx_x * 2 + ax0_ax1_ax2_fused_2) % 8]
                                for ax0_ax1_ax2_fused_0 in range(1):
                                    for ax0_ax1_ax2_fused_2 in T.vectorized(2):
                                        with T.sblock("W_shared"):
                                            T.where((ax0_ax1_ax2_fused_0 * 72 + threadIdx_x) * 2 + ax0_ax1_ax2_fused_2 < 24)
                                            T.reads(W[(ax0_ax1_ax2_fused_0 * 144 + threadIdx_x * 2 + ax0_ax1_ax2_fused_2) // 8, dx_0, (ax0_ax1_ax2_fused_0 * 144 + threadIdx_x * 2 + ax0_ax1_ax2_fused_2) % 8])
                                            T.writes(W_shared[(ax0_ax1_ax2_fused_0 * 144 + threadIdx_x * 2 + ax0_ax1_ax2_fused_2) // 8, dx_0 - dx_0, (ax0_ax1_ax2_fused_0 * 144 + threadIdx_x * 2 + ax0_ax1_ax2_fused_2) % 8])
                                            W_shared[(ax0_ax1_ax2_fused_0 * 144 + threadIdx_x * 2 + ax0_ax1_ax2_fused_2) // 8, dx_0 - dx_0, (ax0_ax1_ax2_fused_0 * 144 + threadIdx_x * 2 + ax0_ax1_ax2_fused_2) % 8] = W[(ax0_ax1_ax2_fused_0 * 144 + threadIdx_x * 2 + ax0_ax1_ax2_fused_2) // 8, dx_0, (ax0_ax1_ax2_fused_0 * 144 + threadIdx_x * 2 + ax0_ax1_ax2_fused_2) % 8]
                                for dy_1, dx_1, y_3, x_3, c_3, dy_2, dx_2, y_4, x_4, c_4 in T.grid(3, 1, 1, 1, 2, 1, 1, 1, 1, 1):
                                    with T.sblock("Y_update"):
                                        T.reads(Y_local[blockIdx_x * 3 + threadIdx_x // 24 + y_3 + y_4 - (blockIdx_x * 3 + threadIdx_x // 24), threadIdx_x % 24 // 4 + x_3 + x_4 - threadIdx_x % 24 // 4, threadIdx_x % 4 * 2 + c_3 + c_4 - threadIdx_x % 4 * 2], X_shared[blockIdx_x * 3 + threadIdx_x // 24 + y_3 + y_4 + (dy_0 * 3 + dy_1 + dy_2) - blockIdx_x * 3, threadIdx_x % 24 // 4 + x_3 + x_4 + (dx_0 + dx_1 + dx_2) - dx_0, threadIdx_x % 4 * 2 + c_3 + c_4], W_shared[dy_0 * 3 + dy_1 + dy_2, dx_0 + dx_1 + dx_2 - dx_0, threadIdx_x % 4 * 2 + c_3 + c_4])
                                        T.writes(Y_local[blockIdx_x * 3 + threadIdx_x // 24 + y_3 + y_4 - (blockIdx_x * 3 + threadIdx_x // 24), threadIdx_x % 24 // 4 + x_3 + x_4 - threadIdx_x % 24 // 4, threadIdx_x % 4 * 2 + c_3 + c_4 - threadIdx_x % 4 * 2])
                                        T.sblock_attr({"meta_schedule.thread_extent_high_inclusive": 1024, "meta_schedule.thread_extent_low_inclusive": 32, "meta_schedule.tiling_structure": "SSSRRSRS"})
                                        Y_local[blockIdx_x * 3 + threadIdx_x // 24 + y_3 + y_4 - (blockIdx_x * 3 + threadIdx_x // 24), threadIdx_x % 24 // 4 + x_3 + x_4 - threadIdx_x % 24 // 4, threadIdx_x % 4 * 2 + c_3 + c_4 - threadIdx_x % 4 * 2] = Y_local[blockIdx_x * 3 + threadIdx_x // 24 + y_3 + y_4 - (blockIdx_x * 3 + threadIdx_x // 24), threadIdx_x % 24 // 4 + x_3 + x_4 - threadIdx_x % 24 // 4, threadIdx_x % 4 * 2 + c_3 + c_4 - threadIdx_x % 4 * 2] + X_shared[blockIdx_x * 3 + threadIdx_x // 24 + y_3 + y_4 + (dy_0 * 3 + dy_1 + dy_2) - blockIdx_x * 3, threadIdx_x % 24 // 4 + x_3 + x_4 + (dx_0 + dx_1 + dx_2) - dx_0, threadIdx_x % 4 * 2 + c_3 + c_4] * W_shared[dy_0 * 3 + dy_1 + dy_2, dx_0 + dx_1 + dx_2 - dx_0, threadIdx_x % 4 * 2 + c_3 + c_4]
                        for ax0, ax1, ax2 in T.grid(1, 1, 2):
                            with T.sblock("Y_local"):
                                T.reads(Y_local[blockIdx_x * 3 + threadIdx_x // 24 + ax0 - (blockIdx_x * 3 + threadIdx_x // 24), threadIdx_x % 24 // 4 + ax1 - threadIdx_x % 24 // 4, threadIdx_x % 4 * 2 + ax2 - threadIdx_x % 4 * 2])
                                T.writes(Y[blockIdx_x * 3 + threadIdx_x // 24 + ax0, threadIdx_x % 24 // 4 + ax1, threadIdx_x % 4 * 2 + ax2])
                                Y[blockIdx_x * 3 + threadIdx_x // 24 + ax0, threadIdx_x % 24 // 4 + ax1, threadIdx_x % 4 * 2 + ax2] = Y_local[blockIdx_x * 3 + threadIdx_x // 24 + ax0 - (blockIdx_x * 3 + threadIdx_x // 24), threadIdx_x % 24 // 4 + ax1 - threadIdx_x % 24 // 4, threadIdx_x % 4 * 2 + ax2 - threadIdx_x % 4 * 2]
