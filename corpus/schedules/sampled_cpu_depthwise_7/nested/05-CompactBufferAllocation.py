# corpus/schedules/sampled_cpu_depthwise_7: stage 05, after tir.CompactBufferAllocation, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_depthwise_7(X: T.Buffer((8, 8, 8), "float32"), W: T.Buffer((3, 3, 8), "float32"), Y: T.Buffer((6, 6, 8), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        for y_0_x_0_c_0_fused in T.parallel(12, annotations={"pragma_auto_unroll_max_step": 64, "pragma_unroll_explicit": 1}):
            with T.block(""):
                vy = T.int32()
                vdy = T.int32()
                vx = T.int32()
                vdx = T.int32()
                vc = T.int32()
                T.reads(X[T.min(y_0_x_0_c_0_fused // 6 * 3, vy + vdy):T.min(y_0_x_0_c_0_fused // 6 * 3, vy + vdy) + (T.max(y_0_x_0_c_0_fused // 6 * 3 + 4, vy + vdy) + 1 - T.min(y_0_x_0_c_0_fused // 6 * 3, vy + vdy)), T.min(y_0_x_0_c_0_fused % 6, vx + vdx):T.min(y_0_x_0_c_0_fused % 6, vx + vdx) + (T.max(y_0_x_0_c_0_fused % 6 + 2, vx + vdx) + 1 - T.min(y_0_x_0_c_0_fused % 6, vx + vdx)), T.min(0, vc):T.min(0, vc) + (T.max(7, vc) + 1 - T.min(0, vc))], W[T.min(0, vdy):T.min(0, vdy) + (T.max(2, vdy) + 1 - T.min(0, vdy)), T.min(0, vdx):T.min(0, vdx) + (T.max(2, vdx) + 1 - T.min(0, vdx)), T.min(0, vc):T.min(0, vc) + (T.max(7, vc) + 1 - T.min(0, vc))])
                v0 = T.int32()
                v1 = T.int32()
                v2 = T.int32()
                T.writes(Y[T.min(y_0_x_0_c_0_fused // 6 * 3, v0):T.min(y_0_x_0_c_0_fused // 6 * 3, v0) + (T.max(y_0_x_0_c_0_fused // 6 * 3 + 2, v0) + 1 - T.min(y_0_x_0_c_0_fused // 6 * 3, v0)), T.min(y_0_x_0_c_0_fused % 6, v1):T.min(y_0_x_0_c_0_fused % 6, v1) + (T.max(y_0_x_0_c_0_fused % 6, v1) + 1 - T.min(y_0_x_0_c_0_fused % 6, v1)), T.min(0, v2):T.min(0, v2) + (T.max(7, v2) + 1 - T.min(0, v2))])
                Y_global = T.alloc_buffer((3, 1, 8))
                for y_1, x_1, c_1 in T.grid(1, 1, 2):
                    for y_2_init, x_2_init, c_2_init, y_3_init, x_3_init in T.grid(3, 1, 2, 1, 1):
                        for c_3_fused_init in T.vectorized(2):
                            with T.block("Y_init"):
                                T.reads()
                                T.writes(Y_global[y_0_x_0_c_0_fused // 6 * 3 + y_1 * 3 + y_2_init + y_3_init - y_0_x_0_c_0_fused // 6 * 3, y_0_x_0_c_0_fused % 6 + x_1 + x_2_init + x_3_init - y_0_x_0_c_0_fused % 6, c_1 * 4 + c_2_init * 2 + c_3_fused_init])
                                T.block_attr({"meta_schedule.tiling_structure": "SSRSRS"})
                                Y_global[y_0_x_0_c_0_fused // 6 * 3 + y_1 * 3 + y_2_init + y_3_init - y_0_x_0_c_0_fused // 6 * 3, y_0_x_0_c_0_fused % 6 + x_1 + x_2_init + x_3_init - y_0_x_0_c_0_fused % 6, c_1 * 4 + c_2_init * 2 + c_3_fused_init] = T.float32(0.0)
                    for dy_0, dx_0, y_2, x_2, c_2, dy_1, dx_1, y_3, x_3 in T.grid(3, 3, 3, 1, 2, 1, 1, 1, 1):
                        for c_3_fused in T.vectorized(2):
                            with T.block("Y_update"):
                                T.reads(Y_global[y_0_x_0_c_0_fused // 6 * 3 + y_1 * 3 + y_2 + y_3 - y_0_x_0_c_0_fused // 6 * 3, y_0_x_0_c_0_fused % 6 + x_1 + x_2 + x_3 - y_0_x_0_c_0_fused % 6, c_1 * 4 + c_2 * 2 + c_3_fused], X[y_0_x_0_c_0_fused // 6 * 3 + y_1 * 3 + y_2 + y_3 + (dy_0 + dy_1), y_0_x_0_c_0_fused % 6 + x_1 + x_2 + x_3 + (dx_0 + dx_1), c_1 * 4 + c_2 * 2 + c_3_fused], W[dy_0 + dy_1, dx_0 + dx_1, c_1 * 4 + c_2 * 2 + c_3_fused])
                                T.writes(Y_global[y_0_x_0_c_0_fused // 6 * 3 + y_1 * 3 + y_2 + y_3 - y_0_x_0_c_0_fused // 6 * 3, y_0_x_0_c_0_fused % 6 + x_1 + x_2 + x_3 - y_0_x_0_c_0_fused % 6, c_1 * 4 + c_2 * 2 + c_3_fused])
                                T.block_attr({"meta_schedule.tiling_structure": "SSRSRS"})
                                Y_global[y_0_x_0_c_0_fused // 6 * 3 + y_1 * 3 + y_2 + y_3 - y_0_x_0_c_0_fused // 6 * 3, y_0_x_0_c_0_fused % 6 + x_1 + x_2 + x_3 - y_0_x_0_c_0_fused % 6, c_1 * 4 + c_2 * 2 + c_3_fused] = Y_global[y_0_x_0_c_0_fused // 6 * 3 + y_1 * 3 + y_2 + y_3 - y_0_x_0_c_0_fused // 6 * 3, y_0_x_0_c_0_fused % 6 + x_1 + x_2 + x_3 - y_0_x_0_c_0_fused % 6, c_1 * 4 + c_2 * 2 + c_3_fused] + X[y_0_x_0_c_0_fused // 6 * 3 + y_1 * 3 + y_2 + y_3 + (dy_0 + dy_1), y_0_x_0_c_0_fused % 6 + x_1 + x_2 + x_3 + (dx_0 + dx_1), c_1 * 4 + c_2 * 2 + c_3_fused] * W[dy_0 + dy_1, dx_0 + dx_1, c_1 * 4 + c_2 * 2 + c_3_fused]
                for ax0 in range(3):
                    for ax1_ax2_fused in T.vectorized(8):
                        with T.block("Y_global"):
                            T.reads(Y_global[y_0_x_0_c_0_fused // 6 * 3 + ax0 - y_0_x_0_c_0_fused // 6 * 3, y_0_x_0_c_0_fused % 6 - y_0_x_0_c_0_fused % 6, ax1_ax2_fused])
                            T.writes(Y[y_0_x_0_c_0_fused // 6 * 3 + ax0, y_0_x_0_c_0_fused % 6, ax1_ax2_fused])
                            Y[y_0_x_0_c_0_fused // 6 * 3 + ax0, y_0_x_0_c_0_fused % 6, ax1_ax2_fused] = Y_global[y_0_x_0_c_0_fused // 6 * 3 + ax0 - y_0_x_0_c_0_fused // 6 * 3, y_0_x_0_c_0_fused % 6 - y_0_x_0_c_0_fused % 6, ax1_ax2_fused]
