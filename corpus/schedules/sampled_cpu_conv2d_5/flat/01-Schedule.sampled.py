# corpus/schedules/sampled_cpu_conv2d_5: stage 01, after Schedule.sampled, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_cpu_conv2d_5(X: T.Buffer((4, 4, 4), "float32"), W: T.Buffer((3, 3, 4, 8), "float32"), Y: T.Buffer((4, 4, 8), "float32")):
        # with T.sblock("root"):
        P = T.sblock_alloc_buffer((6, 6, 4))
        Y_global = T.sblock_alloc_buffer((4, 4, 8))
        for y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused in T.parallel(8):
            for y_2_init, x_2_init, o_2_init, y_3_init, x_3_init, o_3_init in T.grid(1, 2, 2, 4, 1, 1):
                with T.sblock("Y_init"):
                    vy = T.axis.spatial(4, y_2_init * 4 + y_3_init)
                    vx = T.axis.spatial(4, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2 + x_2_init + x_3_init)
                    vo = T.axis.spatial(8, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2 + o_2_init + o_3_init)
                    T.reads()
                    T.writes(Y_global[vy, vx, vo])
                    T.sblock_attr({"meta_schedule.tiling_structure": "SSRSRS"})
                    Y_global[vy, vx, vo] = T.float32(0.0)
            for dy_0, dx_0, c_0 in T.grid(3, 1, 4):
                for ax0, ax1, ax2 in T.grid(4, 4, 1):
                    with T.sblock("P"):
                        vy = T.axis.spatial(6, dy_0 + ax0)
                        vx = T.axis.spatial(6, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2 + ax1)
                        vc = T.axis.spatial(4, c_0 + ax2)
                        T.reads(X[vy - 1, vx - 1, vc])
                        T.writes(P[vy, vx, vc])
                        P[vy, vx, vc] = T.if_then_else(1 <= vy and vy < 5 and 1 <= vx and vx < 5, X[vy - 1, vx - 1, vc], T.float32(0.0))
                for y_2, x_2, o_2, dy_1, dx_1, c_1, y_3, x_3, o_3 in T.grid(1, 2, 2, 1, 3, 1, 4, 1, 1):
                    with T.sblock("Y_update"):
                        vy = T.axis.spatial(4, y_2 * 4 + y_3)
                        vx = T.axis.spatial(4, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2 + x_2 + x_3)
                        vo = T.axis.spatial(8, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2 + o_2 + o_3)
                        vdy = T.axis.reduce(3, dy_0 + dy_1)
                        vdx = T.axis.reduce(3, dx_0 * 3 + dx_1)
                        vc = T.axis.reduce(4, c_0 + c_1)
                        T.reads(Y_global[vy, vx, vo], P[vy + vdy, vx + vdx, vc], W[vdy, vdx, vc, vo])
                        T.writes(Y_global[vy, vx, vo])
                        T.sblock_attr({"meta_schedule.tiling_structure": "SSRSRS"})
                        Y_global[vy, vx, vo] = Y_global[vy, vx, vo] + P[vy + vdy, vx + vdx, vc] * W[vdy, vdx, vc, vo]
            for ax0, ax1 in T.grid(4, 2):
                for ax2_fused in T.vectorized(2):
                    with T.sblock("Y_global"):
                        v0 = T.axis.spatial(4, ax0)
                        v1 = T.axis.spatial(4, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2 + ax1)
                        v2 = T.axis.spatial(8, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2 + ax2_fused)
                        T.reads(Y_global[v0, v1, v2])
                        T.writes(Y[v0, v1, v2])
                        Y[v0, v1, v2] = Y_global[v0, v1, v2]
