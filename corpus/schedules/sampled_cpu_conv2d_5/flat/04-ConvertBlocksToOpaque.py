# corpus/schedules/sampled_cpu_conv2d_5: stage 04, after s_tir.ConvertBlocksToOpaque, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_cpu_conv2d_5(X: T.Buffer((4, 4, 4), "float32"), W: T.Buffer((3, 3, 4, 8), "float32"), Y: T.Buffer((4, 4, 8), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        for y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused in T.parallel(8):
            with T.sblock(""):
                T.reads(X[-1:5, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2 - 1:y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2 - 1 + 4, 0:4], W[0:3, 0:3, 0:4, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2:y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2 + 2])
                T.writes(Y[0:4, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2:y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2 + 2, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2:y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2 + 2])
                Y_global = T.sblock_alloc_buffer((4, 4, 8))
                for y_2_init, x_2_init, o_2_init, y_3_init, x_3_init, o_3_init in T.grid(1, 2, 2, 4, 1, 1):
                    with T.sblock("Y_init"):
                        T.reads()
                        T.writes(Y_global[y_2_init * 4 + y_3_init, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2 + x_2_init + x_3_init, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2 + o_2_init + o_3_init])
                        T.sblock_attr({"meta_schedule.tiling_structure": "SSRSRS"})
                        Y_global[y_2_init * 4 + y_3_init, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2 + x_2_init + x_3_init, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2 + o_2_init + o_3_init] = T.float32(0.0)
                for dy_0, dx_0, c_0 in T.grid(3, 1, 4):
                    with T.sblock(""):
                        T.reads(X[dy_0 - 1:dy_0 - 1 + 4, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2 - 1:y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2 - 1 + 4, c_0], Y_global[0:4, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2:y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2 + 2, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2:y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2 + 2], W[dy_0, dx_0 * 3:dx_0 * 3 + 3, c_0, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2:y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2 + 2])
                        T.writes(Y_global[0:4, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2:y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2 + 2, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2:y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2 + 2])
                        P = T.sblock_alloc_buffer((6, 6, 4))
                        for ax0, ax1, ax2 in T.grid(4, 4, 1):
                            with T.sblock("P"):
                                T.reads(X[dy_0 + ax0 - 1, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2 + ax1 - 1, c_0 + ax2])
                                T.writes(P[dy_0 + ax0, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2 + ax1, c_0 + ax2])
                                P[dy_0 + ax0, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2 + ax1, c_0 + ax2] = T.if_then_else(1 <= dy_0 + ax0 and dy_0 + ax0 < 5 and 1 <= y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2 + ax1 and y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2 + ax1 < 5, X[dy_0 + ax0 - 1, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2 + ax1 - 1, c_0 + ax2], T.float32(0.0))
                        for y_2, x_2, o_2, dy_1, dx_1, c_1, y_3, x_3, o_3 in T.grid(1, 2, 2, 1, 3, 1, 4, 1, 1):
                            with T.sblock("Y_update"):
                                T.reads(Y_global[y_2 * 4 + y_3, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2 + x_2 + x_3, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2 + o_2 + o_3], P[y_2 * 4 + y_3 + (dy_0 + dy_1), y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2 + x_2 + x_3 + (dx_0 * 3 + dx_1), c_0 + c_1], W[dy_0 + dy_1, dx_0 * 3 + dx_1, c_0 + c_1, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2 + o_2 + o_3])
                                T.writes(Y_global[y_2 * 4 + y_3, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2 + x_2 + x_3, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2 + o_2 + o_3])
                                T.sblock_attr({"meta_schedule.tiling_structure": "SSRSRS"})
                                Y_global[y_2 * 4 + y_3, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2 + x_2 + x_3, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2 + o_2 + o_3] = Y_global[y_2 * 4 + y_3, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2 + x_2 + x_3, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2 + o_2 + o_3] + P[y_2 * 4 + y_3 + (dy_0 + dy_1), y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2 + x_2 + x_3 + (dx_0 * 3 + dx_1), c_0 + c_1] * W[dy_0 + dy_1, dx_0 * 3 + dx_1, c_0 + c_1, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2 + o_2 + o_3]
                for ax0, ax1 in T.grid(4, 2):
                    for ax2_fused in T.vectorized(2):
                        with T.sblock("Y_global"):
                            T.reads(Y_global[ax0, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2 + ax1, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2 + ax2_fused])
                            T.writes(Y[ax0, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2 + ax1, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2 + ax2_fused])
                            Y[ax0, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2 + ax1, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2 + ax2_fused] = Y_global[ax0, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2 + ax1, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2 + ax2_fused]
