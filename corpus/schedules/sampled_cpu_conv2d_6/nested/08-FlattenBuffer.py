# corpus/schedules/sampled_cpu_conv2d_6: stage 08, after tir.FlattenBuffer, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_conv2d_6(X: T.Buffer((4, 4, 4), "float32"), W: T.Buffer((3, 3, 4, 8), "float32"), Y: T.Buffer((4, 4, 8), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        y_0_x_0_o_0_y_1_x_1_o_1_fused_fused = T.int32()
        T.attr(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused, "pragma_auto_unroll_max_step", 512)
        T.attr(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused, "pragma_unroll_explicit", 1)
        for y_0_x_0_o_0_y_1_x_1_o_1_fused_fused in T.parallel(4):
            P = T.allocate([96], "float32", "global")
            P_1 = T.Buffer((96,), data=P)
            for ax0 in range(6):
                for ax1_ax2_fused in T.vectorized(16):
                    X_1 = T.Buffer((64,), data=X.data)
                    P_1[ax0 * 16 + ax1_ax2_fused] = T.if_then_else(1 <= ax0 and ax0 < 5 and 1 <= y_0_x_0_o_0_y_1_x_1_o_1_fused_fused // 2 * 2 + ax1_ax2_fused // 4 and y_0_x_0_o_0_y_1_x_1_o_1_fused_fused // 2 * 2 + ax1_ax2_fused // 4 < 5, X_1[y_0_x_0_o_0_y_1_x_1_o_1_fused_fused // 2 * 8 + (ax0 - 1) * 16 + ax1_ax2_fused + -4], T.float32(0.0))
            Y_1 = T.Buffer((128,), data=Y.data)
            for y_2_init, x_2_init, o_2_init, y_3_init in T.grid(2, 2, 2, 2):
                for o_3_fused_init in T.vectorized(2):
                    Y_1[y_2_init * 64 + y_3_init * 32 + y_0_x_0_o_0_y_1_x_1_o_1_fused_fused // 2 * 16 + x_2_init * 8 + y_0_x_0_o_0_y_1_x_1_o_1_fused_fused % 2 * 4 + o_2_init * 2 + o_3_fused_init] = T.float32(0.0)
            for dx_0, c_0, y_2, x_2, o_2, dy_1, c_1, y_3 in T.grid(3, 2, 2, 2, 2, 3, 2, 2):
                for o_3_fused in T.vectorized(2):
                    W_1 = T.Buffer((288,), data=W.data)
                    Y_1[y_2 * 64 + y_3 * 32 + y_0_x_0_o_0_y_1_x_1_o_1_fused_fused // 2 * 16 + x_2 * 8 + y_0_x_0_o_0_y_1_x_1_o_1_fused_fused % 2 * 4 + o_2 * 2 + o_3_fused] = Y_1[y_2 * 64 + y_3 * 32 + y_0_x_0_o_0_y_1_x_1_o_1_fused_fused // 2 * 16 + x_2 * 8 + y_0_x_0_o_0_y_1_x_1_o_1_fused_fused % 2 * 4 + o_2 * 2 + o_3_fused] + P_1[y_2 * 32 + y_3 * 16 + dy_1 * 16 + x_2 * 4 + dx_0 * 4 + c_0 * 2 + c_1] * W_1[dy_1 * 96 + dx_0 * 32 + c_0 * 16 + c_1 * 8 + y_0_x_0_o_0_y_1_x_1_o_1_fused_fused % 2 * 4 + o_2 * 2 + o_3_fused]
