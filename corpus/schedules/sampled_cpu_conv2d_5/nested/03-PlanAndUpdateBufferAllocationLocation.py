# corpus/schedules/sampled_cpu_conv2d_5: stage 03, after tir.PlanAndUpdateBufferAllocationLocation, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_conv2d_5(X: T.Buffer((4, 4, 4), "float32"), W: T.Buffer((3, 3, 4, 8), "float32"), Y: T.Buffer((4, 4, 8), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        for y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused in T.parallel(8):
            with T.block(""):
                vy = T.int32()
                vx = T.int32()
                vc = T.int32()
                vdy = T.int32()
                vdx = T.int32()
                vc_1 = T.int32()
                vo = T.int32()
                T.reads(X[T.min(0, vy) - 1:T.min(0, vy) - 1 + (T.max(T.max(T.min(2, vy) + T.max(4, vy - 1) - T.min(0, vy), vy - 1), 4) + 2 - T.min(0, vy)), T.min(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2, vx) - 1:T.min(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2, vx) - 1 + (T.max(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2 + 2, vx - 1) + 2 - T.min(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2, vx)), T.min(0, vc):T.min(0, vc) + (T.max(T.max(vc, 0) + 3, vc) + 1 - T.min(0, vc))], W[T.min(0, vdy):T.min(0, vdy) + (T.max(T.max(vdy, 0) + 2, vdy) + 1 - T.min(0, vdy)), T.min(0, vdx):T.min(0, vdx) + (T.max(2, vdx) + 1 - T.min(0, vdx)), T.min(0, vc_1):T.min(0, vc_1) + (T.max(T.max(vc_1, 0) + 3, vc_1) + 1 - T.min(0, vc_1)), T.min(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2, vo):T.min(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2, vo) + (T.max(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2 + 1, vo) + 1 - T.min(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2, vo))])
                v0 = T.int32()
                v1 = T.int32()
                v2 = T.int32()
                T.writes(Y[T.min(0, v0):T.min(0, v0) + (T.max(3, v0) + 1 - T.min(0, v0)), T.min(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2, v1):T.min(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2, v1) + (T.max(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2 + 1, v1) + 1 - T.min(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2, v1)), T.min(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2, v2):T.min(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2, v2) + (T.max(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2 + 1, v2) + 1 - T.min(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2, v2))])
                Y_global = T.alloc_buffer((4, 4, 8))
                for y_2_init, x_2_init, o_2_init, y_3_init, x_3_init, o_3_init in T.grid(1, 2, 2, 4, 1, 1):
                    with T.block("Y_init"):
                        vy_1 = T.axis.spatial(4, y_2_init * 4 + y_3_init)
                        vx_1 = T.axis.spatial(4, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2 + x_2_init + x_3_init)
                        vo_1 = T.axis.spatial(8, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2 + o_2_init + o_3_init)
                        T.reads()
                        T.writes(Y_global[vy_1, vx_1, vo_1])
                        T.block_attr({"meta_schedule.tiling_structure": "SSRSRS"})
                        Y_global[vy_1, vx_1, vo_1] = T.float32(0.0)
                for dy_0, dx_0, c_0 in T.grid(3, 1, 4):
                    with T.block(""):
                        vy_1 = T.int32()
                        vx_1 = T.int32()
                        T.reads(X[T.min(dy_0, vy) - 1:T.min(dy_0, vy) - 1 + (T.max(dy_0 + 2, vy - 1) + 2 - T.min(dy_0, vy)), T.min(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2, vx) - 1:T.min(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2, vx) - 1 + (T.max(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2 + 2, vx - 1) + 2 - T.min(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2, vx)), T.min(c_0, vc):T.min(c_0, vc) + (T.max(c_0, vc) + 1 - T.min(c_0, vc))], Y_global[T.min(0, vy_1):T.min(0, vy_1) + (T.max(3, vy_1) + 1 - T.min(0, vy_1)), T.min(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2, vx_1):T.min(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2, vx_1) + (T.max(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2 + 1, vx_1) + 1 - T.min(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2, vx_1)), T.min(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2, vo):T.min(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2, vo) + (T.max(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2 + 1, vo) + 1 - T.min(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2, vo))], W[T.min(dy_0, vdy):T.min(dy_0, vdy) + (T.max(dy_0, vdy) + 1 - T.min(dy_0, vdy)), T.min(dx_0 * 3, vdx):T.min(dx_0 * 3, vdx) + (T.max(dx_0 * 3 + 2, vdx) + 1 - T.min(dx_0 * 3, vdx)), T.min(c_0, vc_1):T.min(c_0, vc_1) + (T.max(c_0, vc_1) + 1 - T.min(c_0, vc_1)), T.min(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2, vo):T.min(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2, vo) + (T.max(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2 + 1, vo) + 1 - T.min(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2, vo))])
                        T.writes(Y_global[T.min(0, vy_1):T.min(0, vy_1) + (T.max(3, vy_1) + 1 - T.min(0, vy_1)), T.min(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2, vx_1):T.min(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2, vx_1) + (T.max(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2 + 1, vx_1) + 1 - T.min(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2, vx_1)), T.min(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2, vo):T.min(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2, vo) + (T.max(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2 + 1, vo) + 1 - T.min(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2, vo))])
                        P = T.alloc_buffer((6, 6, 4))
                        for ax0, ax1, ax2 in T.grid(4, 4, 1):
                            with T.block("P"):
                                vy = T.axis.spatial(6, dy_0 + ax0)
                                vx = T.axis.spatial(6, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2 + ax1)
                                vc = T.axis.spatial(4, c_0 + ax2)
                                T.reads(X[vy - 1, vx - 1, vc])
                                T.writes(P[vy, vx, vc])
                                P[vy, vx, vc] = T.if_then_else(1 <= vy and vy < 5 and 1 <= vx and vx < 5, X[vy - 1, vx - 1, vc], T.float32(0.0))
                        for y_2, x_2, o_2, dy_1, dx_1, c_1, y_3, x_3, o_3 in T.grid(1, 2, 2, 1, 3, 1, 4, 1, 1):
                            with T.block("Y_update"):
                                vy_1 = T.axis.spatial(4, y_2 * 4 + y_3)
                                vx_1 = T.axis.spatial(4, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2 + x_2 + x_3)
                                vo = T.axis.spatial(8, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2 + o_2 + o_3)
                                vdy = T.axis.reduce(3, dy_0 + dy_1)
                                vdx = T.axis.reduce(3, dx_0 * 3 + dx_1)
                                vc_1 = T.axis.reduce(4, c_0 + c_1)
                                T.reads(Y_global[vy_1, vx_1, vo], P[vy_1 + vdy, vx_1 + vdx, vc_1], W[vdy, vdx, vc_1, vo])
                                T.writes(Y_global[vy_1, vx_1, vo])
                                T.block_attr({"meta_schedule.tiling_structure": "SSRSRS"})
                                Y_global[vy_1, vx_1, vo] = Y_global[vy_1, vx_1, vo] + P[vy_1 + vdy, vx_1 + vdx, vc_1] * W[vdy, vdx, vc_1, vo]
                for ax0, ax1 in T.grid(4, 2):
                    for ax2_fused in T.vectorized(2):
                        with T.block("Y_global"):
                            v0 = T.axis.spatial(4, ax0)
                            v1 = T.axis.spatial(4, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2 + ax1)
                            v2 = T.axis.spatial(8, y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2 + ax2_fused)
                            T.reads(Y_global[v0, v1, v2])
                            T.writes(Y[v0, v1, v2])
                            Y[v0, v1, v2] = Y_global[v0, v1, v2]
