# corpus/schedules/sampled_gpu_depthwise_25: stage 02, after tir.BindTarget, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_depthwise_25(X: T.Buffer((8, 8, 8), "float32"), W: T.Buffer((3, 3, 8), "float32"), Y: T.Buffer((6, 6, 8), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        Y_local = T.alloc_buffer((6, 6, 8), scope="local")
        X_shared = T.alloc_buffer((8, 8, 8), scope="shared")
        W_shared = T.alloc_buffer((3, 3, 8), scope="shared")
        for y_0_x_0_c_0_fused in T.thread_binding(2, thread="blockIdx.x", annotations={"pragma_auto_unroll_max_step": 64, "pragma_unroll_explicit": 1}):
            for y_1_x_1_c_1_fused in T.thread_binding(1, thread="vthread.x"):
                for y_2_x_2_c_2_fused in T.thread_binding(72, thread="threadIdx.x"):
                    for y_3_init, x_3_init, c_3_init, y_4_init, x_4_init, c_4_init in T.grid(1, 1, 2, 1, 1, 1):
                        with T.block("Y_init"):
                            vy = T.axis.spatial(6, y_0_x_0_c_0_fused * 3 + y_2_x_2_c_2_fused // 24 + y_3_init + y_4_init)
                            vx = T.axis.spatial(6, y_2_x_2_c_2_fused % 24 // 4 + x_3_init + x_4_init)
                            vc = T.axis.spatial(8, y_2_x_2_c_2_fused % 4 * 2 + c_3_init + c_4_init)
                            T.reads()
                            T.writes(Y_local[vy, vx, vc])
                            T.block_attr({"meta_schedule.thread_extent_high_inclusive": 1024, "meta_schedule.thread_extent_low_inclusive": 32, "meta_schedule.tiling_structure": "SSSRRSRS"})
                            Y_local[vy, vx, vc] = T.float32(0.0)
                    for dy_0, dx_0 in T.grid(1, 3):
                        for ax0_ax1_ax2_fused_0 in range(2):
                            for ax0_ax1_ax2_fused_1 in T.thread_binding(72, thread="threadIdx.x"):
                                for ax0_ax1_ax2_fused_2 in T.vectorized(2):
                                    with T.block("X_shared"):
                                        v0 = T.axis.spatial(8, y_0_x_0_c_0_fused * 3 + (ax0_ax1_ax2_fused_0 * 144 + ax0_ax1_ax2_fused_1 * 2 + ax0_ax1_ax2_fused_2) // 48)
                                        v1 = T.axis.spatial(8, dx_0 + (ax0_ax1_ax2_fused_0 * 144 + ax0_ax1_ax2_fused_1 * 2 + ax0_ax1_ax2_fused_2) % 48 // 8)
                                        v2 = T.axis.spatial(8, (ax0_ax1_ax2_fused_0 * 144 + ax0_ax1_ax2_fused_1 * 2 + ax0_ax1_ax2_fused_2) % 8)
                                        T.where((ax0_ax1_ax2_fused_0 * 72 + ax0_ax1_ax2_fused_1) * 2 + ax0_ax1_ax2_fused_2 < 240)
                                        T.reads(X[v0, v1, v2])
                                        T.writes(X_shared[v0, v1, v2])
                                        X_shared[v0, v1, v2] = X[v0, v1, v2]
                        for ax0_ax1_ax2_fused_0 in range(1):
                            for ax0_ax1_ax2_fused_1 in T.thread_binding(72, thread="threadIdx.x"):
                                for ax0_ax1_ax2_fused_2 in T.vectorized(2):
                                    with T.block("W_shared"):
                                        v0 = T.axis.spatial(3, (ax0_ax1_ax2_fused_0 * 144 + ax0_ax1_ax2_fused_1 * 2 + ax0_ax1_ax2_fused_2) // 8)
                                        v1 = T.axis.spatial(3, dx_0)
                                        v2 = T.axis.spatial(8, (ax0_ax1_ax2_fused_0 * 144 + ax0_ax1_ax2_fused_1 * 2 + ax0_ax1_ax2_fused_2) % 8)
                                        T.where((ax0_ax1_ax2_fused_0 * 72 + ax0_ax1_ax2_fused_1) * 2 + ax0_ax1_ax2_fused_2 < 24)
                                        T.reads(W[v0, v1, v2])
                                        T.writes(W_shared[v0, v1, v2])
                                        W_shared[v0, v1, v2] = W[v0, v1, v2]
                        for dy_1, dx_1, y_3, x_3, c_3, dy_2, dx_2, y_4, x_4, c_4 in T.grid(3, 1, 1, 1, 2, 1, 1, 1, 1, 1):
                            with T.block("Y_update"):
                                vy = T.axis.spatial(6, y_0_x_0_c_0_fused * 3 + y_2_x_2_c_2_fused // 24 + y_3 + y_4)
                                vx = T.axis.spatial(6, y_2_x_2_c_2_fused % 24 // 4 + x_3 + x_4)
                                vc = T.axis.spatial(8, y_2_x_2_c_2_fused % 4 * 2 + c_3 + c_4)
                                vdy = T.axis.reduce(3, dy_0 * 3 + dy_1 + dy_2)
                                vdx = T.axis.reduce(3, dx_0 + dx_1 + dx_2)
                                T.reads(Y_local[vy, vx, vc], X_shared[vy + vdy, vx + vdx, vc], W_shared[vdy, vdx, vc])
                                T.writes(Y_local[vy, vx, vc])
                                T.block_attr({"meta_schedule.thread_extent_high_inclusive": 1024, "meta_schedule.thread_extent_low_inclusive": 32, "meta_schedule.tiling_structure": "SSSRRSRS"})
                                Y_local[vy, vx, vc] = Y_local[vy, vx, vc] + X_shared[vy + vdy, vx + vdx, vc] * W_shared[vdy, vdx, vc]
                    for ax0, ax1, ax2 in T.grid(1, 1, 2):
                        with T.block("Y_local"):
                            v0 = T.axis.spatial(6, y_0_x_0_c_0_fused * 3 + y_2_x_2_c_2_fused // 24 + ax0)
                            v1 = T.axis.spatial(6, y_2_x_2_c_2_fused % 24 // 4 + ax1)
                            v2 = T.axis.spatial(8, y_2_x_2_c_2_fused % 4 * 2 + ax2)
                            T.reads(Y_local[v0, v1, v2])
                            T.writes(Y[v0, v1, v2])
                            Y[v0, v1, v2] = Y_local[v0, v1, v2]
