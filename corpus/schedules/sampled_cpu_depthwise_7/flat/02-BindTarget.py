# corpus/schedules/sampled_cpu_depthwise_7: stage 02, after tirx.BindTarget, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_cpu_depthwise_7(X: T.Buffer((8, 8, 8), "float32"), W: T.Buffer((3, 3, 8), "float32"), Y: T.Buffer((6, 6, 8), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        Y_global = T.sblock_alloc_buffer((6, 6, 8))
        for y_0_x_0_c_0_fused in T.parallel(12, annotations={"pragma_auto_unroll_max_step": 64, "pragma_unroll_explicit": 1}):
            for y_1, x_1, c_1 in T.grid(1, 1, 2):
                for y_2_init, x_2_init, c_2_init, y_3_init, x_3_init in T.grid(3, 1, 2, 1, 1):
                    for c_3_fused_init in T.vectorized(2):
                        with T.sblock("Y_init"):
                            vy = T.axis.spatial(6, y_0_x_0_c_0_fused // 6 * 3 + y_1 * 3 + y_2_init + y_3_init)
                            vx = T.axis.spatial(6, y_0_x_0_c_0_fused % 6 + x_1 + x_2_init + x_3_init)
                            vc = T.axis.spatial(8, c_1 * 4 + c_2_init * 2 + c_3_fused_init)
                            T.reads()
                            T.writes(Y_global[vy, vx, vc])
                            T.sblock_attr({"meta_schedule.tiling_structure": "SSRSRS"})
                            Y_global[vy, vx, vc] = T.float32(0.0)
                for dy_0, dx_0, y_2, x_2, c_2, dy_1, dx_1, y_3, x_3 in T.grid(3, 3, 3, 1, 2, 1, 1, 1, 1):
                    for c_3_fused in T.vectorized(2):
                        with T.sblock("Y_update"):
                            vy = T.axis.spatial(6, y_0_x_0_c_0_fused // 6 * 3 + y_1 * 3 + y_2 + y_3)
                            vx = T.axis.spatial(6, y_0_x_0_c_0_fused % 6 + x_1 + x_2 + x_3)
                            vc = T.axis.spatial(8, c_1 * 4 + c_2 * 2 + c_3_fused)
                            vdy = T.axis.reduce(3, dy_0 + dy_1)
                            vdx = T.axis.reduce(3, dx_0 + dx_1)
                            T.reads(Y_global[vy, vx, vc], X[vy + vdy, vx + vdx, vc], W[vdy, vdx, vc])
                            T.writes(Y_global[vy, vx, vc])
                            T.sblock_attr({"meta_schedule.tiling_structure": "SSRSRS"})
                            Y_global[vy, vx, vc] = Y_global[vy, vx, vc] + X[vy + vdy, vx + vdx, vc] * W[vdy, vdx, vc]
            for ax0 in range(3):
                for ax1_ax2_fused in T.vectorized(8):
                    with T.sblock("Y_global"):
                        v0 = T.axis.spatial(6, y_0_x_0_c_0_fused // 6 * 3 + ax0)
                        v1 = T.axis.spatial(6, y_0_x_0_c_0_fused % 6)
                        v2 = T.axis.spatial(8, ax1_ax2_fused)
                        T.reads(Y_global[v0, v1, v2])
                        T.writes(Y[v0, v1, v2])
                        Y[v0, v1, v2] = Y_global[v0, v1, v2]
