# corpus/schedules/sampled_gpu_conv2d_24: stage 03, after s_tir.PlanAndUpdateBufferAllocationLocation, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_conv2d_24(X: T.Buffer((4, 4, 4), "float32"), W: T.Buffer((3, 3, 4, 8), "float32"), Y: T.Buffer((4, 4, 8), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for y_0_x_0_o_0_fused in T.thread_binding(1, thread="blockIdx.x", annotations={"pragma_auto_unroll_max_step": 16, "pragma_unroll_explicit": 1}):
            for y_1_x_1_o_1_fused in T.thread_binding(1, thread="vthread.x"):
                for y_2_x_2_o_2_fused in T.thread_binding(32, thread="threadIdx.x"):
                    with T.sblock(""):
                        T.reads(X[-1:11, -1:5, 0:4], W[0:6, 0:3, 0:4, 0:8])
                        T.writes(Y[y_2_x_2_o_2_fused // 16 * 2:y_2_x_2_o_2_fused // 16 * 2 + 2, y_2_x_2_o_2_fused % 16 // 4, y_2_x_2_o_2_fused % 4 * 2:y_2_x_2_o_2_fused % 4 * 2 + 2])
                        Y_local = T.sblock_alloc_buffer((4, 4, 8), scope="local")
                        for y_3_init, x_3_init, o_3_init, y_4_init, x_4_init, o_4_init in T.grid(1, 1, 2, 2, 1, 1):
                            with T.sblock("Y_init"):
                                vy = T.axis.spatial(4, y_2_x_2_o_2_fused // 16 * 2 + y_3_init * 2 + y_4_init)
                                vx = T.axis.spatial(4, y_2_x_2_o_2_fused % 16 // 4 + x_3_init + x_4_init)
                                vo = T.axis.spatial(8, y_2_x_2_o_2_fused % 4 * 2 + o_3_init + o_4_init)
                                T.reads()
                                T.writes(Y_local[vy, vx, vo])
                                T.sblock_attr({"meta_schedule.thread_extent_high_inclusive": 1024, "meta_schedule.thread_extent_low_inclusive": 32, "meta_schedule.tiling_structure": "SSSRRSRS"})
                                Y_local[vy, vx, vo] = T.float32(0.0)
                        for dy_0, dx_0, c_0 in T.grid(1, 3, 2):
                            with T.sblock(""):
                                T.reads(X[-1:11, dx_0 - 1:dx_0 - 1 + 4, c_0 * 2:c_0 * 2 + 2], W[0:6, dx_0, c_0 * 2:c_0 * 2 + 2, 0:8], Y_local[y_2_x_2_o_2_fused // 16 * 2:y_2_x_2_o_2_fused // 16 * 2 + 2, y_2_x_2_o_2_fused % 16 // 4, y_2_x_2_o_2_fused % 4 * 2:y_2_x_2_o_2_fused % 4 * 2 + 2])
                                T.writes(Y_local[y_2_x_2_o_2_fused // 16 * 2:y_2_x_2_o_2_fused // 16 * 2 + 2, y_2_x_2_o_2_fused % 16 // 4, y_2_x_2_o_2_fused % 4 * 2:y_2_x_2_o_2_fused % 4 * 2 + 2])
                                P_shared = T.sblock_alloc_buffer((6, 6, 4), scope="shared")
                                W_shared = T.sblock_alloc_buffer((3, 3, 4, 8), scope="shared")
                                for ax0_ax1_ax2_fused_0 in range(1):
                                    for ax0_ax1_ax2_fused_1 in T.thread_binding(32, thread="threadIdx.x"):
                                        for ax0_ax1_ax2_fused_2 in T.vectorized(3):
                                            with T.sblock("P_shared"):
                                                v0 = T.axis.spatial(6, (ax0_ax1_ax2_fused_0 * 96 + ax0_ax1_ax2_fused_1 * 3 + ax0_ax1_ax2_fused_2) // 8)
                                                v1 = T.axis.spatial(6, dx_0 + (ax0_ax1_ax2_fused_0 * 96 + ax0_ax1_ax2_fused_1 * 3 + ax0_ax1_ax2_fused_2) % 8 // 2)
                                                v2 = T.axis.spatial(4, c_0 * 2 + (ax0_ax1_ax2_fused_0 * 96 + ax0_ax1_ax2_fused_1 * 3 + ax0_ax1_ax2_fused_2) % 2)
                                                T.where((ax0_ax1_ax2_fused_0 * 32 + ax0_ax1_ax2_fused_1) * 3 + ax0_ax1_ax2_fused_2 < 48)
                                                T.reads(X[v0 - 1, v1 - 1, v2])
                                                T.writes(P_shared[v0, v1, v2])
                                                P_shared[v0, v1, v2] = T.if_then_else(1 <= v0 and v0 < 5 and 1 <= v1 and v1 < 5, X[v0 - 1, v1 - 1, v2], T.float32(0.0))
                                for ax0_ax1_ax2_ax3_fused_0 in range(1):
                                    for ax0_ax1_ax2_ax3_fused_1 in T.thread_binding(32, thread="threadIdx.x"):
                                        for ax0_ax1_ax2_ax3_fused_2 in T.vectorized(3):
                                            with T.sblock("W_shared"):
                                                v0 = T.axis.spatial(3, (ax0_ax1_ax2_ax3_fused_0 * 96 + ax0_ax1_ax2_ax3_fused_1 * 3 + ax0_ax1_ax2_ax3_fused_2) // 16)
                                                v1 = T.axis.spatial(3, dx_0)
                                                v2 = T.axis.spatial(4, c_0 * 2 + (ax0_ax1_ax2_ax3_fused_0 * 96 + ax0_ax1_ax2_ax3_fused_1 * 3 + ax0_ax1_ax2_ax3_fused_2) % 16 // 8)
                                                v3 = T.axis.spatial(8, (ax0_ax1_ax2_ax3_fused_0 * 96 + ax0_ax1_ax2_ax3_fused_1 * 3 + ax0_ax1_ax2_ax3_fused_2) % 8)
                                                T.where((ax0_ax1_ax2_ax3_fused_0 * 32 + ax0_ax1_ax2_ax3_fused_1) * 3 + ax0_ax1_ax2_ax3_fused_2 < 48)
                                                T.reads(W[v0, v1, v2, v3])
                                                T.writes(W_shared[v0, v1, v2, v3])
                                                W_shared[v0, v1, v2, v3] = W[v0, v1, v2, v3]
                                for dy_1, dx_1, c_1, y_3, x_3, o_3, dy_2, dx_2, c_2, y_4, x_4, o_4 in T.grid(3, 1, 1, 1, 1, 2, 1, 1, 2, 2, 1, 1):
                                    with T.sblock("Y_update"):
                                        vy = T.axis.spatial(4, y_2_x_2_o_2_fused // 16 * 2 + y_3 * 2 + y_4)
                                        vx = T.axis.spatial(4, y_2_x_2_o_2_fused % 16 // 4 + x_3 + x_4)
                                        vo = T.axis.spatial(8, y_2_x_2_o_2_fused % 4 * 2 + o_3 + o_4)
                                        vdy = T.axis.reduce(3, dy_0 * 3 + dy_1 + dy_2)
                                        vdx = T.axis.reduce(3, dx_0 + dx_1 + dx_2)
                                        vc = T.axis.reduce(4, c_0 * 2 + c_1 * 2 + c_2)
                                        T.reads(Y_local[vy, vx, vo], P_shared[vy + vdy, vx + vdx, vc], W_shared[vdy, vdx, vc, vo])
                                        T.writes(Y_local[vy, vx, vo])
                                        T.sblock_attr({"meta_schedule.thread_extent_high_inclusive": 1024, "meta_schedule.thread_extent_low_inclusive": 32, "meta_schedule.tiling_structure": "SSSRRSRS"})
                                        Y_local[vy, vx, vo] = Y_local[vy, vx, vo] + P_shared[vy + vdy, vx + vdx, vc] * W_shared[vdy, vdx, vc, vo]
                        for ax0, ax1, ax2 in T.grid(2, 1, 2):
                            with T.sblock("Y_local"):
                                v0 = T.axis.spatial(4, y_2_x_2_o_2_fused // 16 * 2 + ax0)
                                v1 = T.axis.spatial(4, y_2_x_2_o_2_fused % 16 // 4 + ax1)
                                v2 = T.axis.spatial(8, y_2_x_2_o_2_fused % 4 * 2 + ax2)
                                T.reads(Y_local[v0, v1, v2])
                                T.writes(Y[v0, v1, v2])
                                Y[v0, v1, v2] = Y_local[v0, v1, v2]
