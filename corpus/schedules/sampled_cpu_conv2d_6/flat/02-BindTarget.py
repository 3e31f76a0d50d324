# corpus/schedules/sampled_cpu_conv2d_6: stage 02, after tirx.BindTarget, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_cpu_conv2d_6(X: T.Buffer((4, 4, 4), "float32"), W: T.Buffer((3, 3, 4, 8), "float32"), Y: T.Buffer((4, 4, 8), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        P = T.sblock_alloc_buffer((6, 6, 4))
        for y_0_x_0_o_0_y_1_x_1_o_1_fused_fused in T.parallel(4, annotations={"pragma_auto_unroll_max_step": 512, "pragma_unroll_explicit": 1}):
            for ax0 in range(6):
                for ax1_ax2_fused in T.vectorized(16):
                    with T.sblock("P"):
                        vy = T.axis.spatial(6, ax0)
                        vx = T.axis.spatial(6, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused // 2 * 2 + ax1_ax2_fused // 4)
                        vc = T.axis.spatial(4, ax1_ax2_fused % 4)
                        T.reads(X[vy - 1, vx - 1, vc])
                        T.writes(P[vy, vx, vc])
                        P[vy, vx, vc] = T.if_then_else(1 <= vy and vy < 5 and 1 <= vx and vx < 5, X[vy - 1, vx - 1, vc], T.float32(0.0))
            for y_2_init, x_2_init, o_2_init, y_3_init, x_3_init in T.grid(2, 2, 2, 2, 1):
                for o_3_fused_init in T.vectorized(2):
                    with T.sblock("Y_init"):
                        vy = T.axis.spatial(4, y_2_init * 2 + y_3_init)
                        vx = T.axis.spatial(4, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused // 2 * 2 + x_2_init + x_3_init)
                        vo = T.axis.spatial(8, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused % 2 * 4 + o_2_init * 2 + o_3_fused_init)
                        T.reads()
                        T.writes(Y[vy, vx, vo])
                        T.sblock_attr({"meta_schedule.tiling_structure": "SSRSRS"})
                        Y[vy, vx, vo] = T.float32(0.0)
            for dy_0, dx_0, c_0, y_2, x_2, o_2, dy_1, dx_1, c_1, y_3, x_3 in T.grid(1, 3, 2, 2, 2, 2, 3, 1, 2, 2, 1):
                for o_3_fused in T.vectorized(2):
                    with T.sblock("Y_update"):
                        vy = T.axis.spatial(4, y_2 * 2 + y_3)
                        vx = T.axis.spatial(4, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused // 2 * 2 + x_2 + x_3)
                        vo = T.axis.spatial(8, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused % 2 * 4 + o_2 * 2 + o_3_fused)
                        vdy = T.axis.reduce(3, dy_0 * 3 + dy_1)
                        vdx = T.axis.reduce(3, dx_0 + dx_1)
                        vc = T.axis.reduce(4, c_0 * 2 + c_1)
                        T.reads(Y[vy, vx, vo], P[vy + vdy, vx + vdx, vc], W[vdy, vdx, vc, vo])
                        T.writes(Y[vy, vx, vo])
                        T.sblock_attr({"meta_schedule.tiling_structure": "SSRSRS"})
                        Y[vy, vx, vo] = Y[vy, vx, vo] + P[vy + vdy, vx + vdx, vc] * W[vdy, vdx, vc, vo]
