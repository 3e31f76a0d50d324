# corpus/schedules/sampled_cpu_conv2d_5: stage 11, after tir.Simplify, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_conv2d_5(X: T.Buffer((4, 4, 4), "float32"), W: T.Buffer((3, 3, 4, 8), "float32"), Y: T.Buffer((4, 4, 8), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        for y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused in T.parallel(8):
            Y_global = T.allocate([16], "float32", "global")
            P = T.allocate([16], "float32", "global")
            Y_global_1 = T.Buffer((16,), data=Y_global)
            for x_2_init, o_2_init, y_3_init in T.grid(2, 2, 4):
                Y_global_1[y_3_init * 4 + x_2_init * 2 + o_2_init] = T.float32(0.0)
            for dy_0, c_0 in T.grid(3, 4):
                P_1 = T.Buffer((16,), data=P)
                for ax0, ax1 in T.grid(4, 4):
                    X_1 = T.Buffer((64,), data=X.data)
                    P_1[ax0 * 4 + ax1] = T.if_then_else(1 <= dy_0 + ax0 and dy_0 + ax0 < 5 and 1 <= y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2 + ax1 and y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 2 + ax1 < 5, X_1[dy_0 * 16 + ax0 * 16 + y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 8 + ax1 * 4 + c_0 - 20], T.float32(0.0))
                for x_2, o_2, dx_1, y_3 in T.grid(2, 2, 3, 4):
                    W_1 = T.Buffer((288,), data=W.data)
                    Y_global_1[y_3 * 4 + x_2 * 2 + o_2] = Y_global_1[y_3 * 4 + x_2 * 2 + o_2] + P_1[y_3 * 4 + x_2 + dx_1] * W_1[dy_0 * 96 + dx_1 * 32 + c_0 * 8 + y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2 + o_2]
            for ax0, ax1 in T.grid(4, 2):
                Y_1 = T.Buffer((128,), data=Y.data)
                Y_1[ax0 * 32 + y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 16 + ax1 * 8 + y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2:ax0 * 32 + y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused // 4 * 16 + ax1 * 8 + y_0_x_0_o_0_y_1_x_1_o_1_fused_fused_fused % 4 * 2 + 2] = Y_global_1[ax0 * 4 + ax1 * 2:ax0 * 4 + ax1 * 2 + 2]
