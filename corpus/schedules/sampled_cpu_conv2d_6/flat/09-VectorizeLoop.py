# corpus/schedules/sampled_cpu_conv2d_6: stage 09, after tirx.VectorizeLoop, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_cpu_conv2d_6(X: T.Buffer((4, 4, 4), "float32"), W: T.Buffer((3, 3, 4, 8), "float32"), Y: T.Buffer((4, 4, 8), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        X_1 = X.view(64)
        W_1 = W.view(288)
        Y_1 = Y.view(128)
        y_0_x_0_o_0_y_1_x_1_o_1_fused_fused = T.int32()
        with T.attr(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused, "pragma_auto_unroll_max_step", 512):
            T.attr(y_0_x_0_o_0_y_1_x_1_o_1_fused_fused, "pragma_unroll_explicit", 1)
            for y_0_x_0_o_0_y_1_x_1_o_1_fused_fused in T.parallel(4):
                P = T.alloc_buffer((96,), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
                for ax0, ax1_ax2_fused_s in T.grid(6, 16):
                    P[ax0 * 16 + ax1_ax2_fused_s] = T.if_then_else(1 <= ax0 and ax0 < 5 and 1 <= y_0_x_0_o_0_y_1_x_1_o_1_fused_fused // 2 * 2 + ax1_ax2_fused_s // 4 and y_0_x_0_o_0_y_1_x_1_o_1_fused_fused // 2 * 2 + ax1_ax2_fused_s // 4 < 5, X_1[y_0_x_0_o_0_y_1_x_1_o_1_fused_fused // 2 * 8 + (ax0 - 1) * 16 + ax1_ax2_fused_s + -4], T.float32(0.0))
                for y_2_init, x_2_init, o_2_init, y_3_init in T.grid(2, 2, 2, 2):
                    Y_1[y_2_init * 64 + y_3_init * 32 + y_0_x_0_o_0_y_1_x_1_o_1_fused_fused // 2 * 16 + x_2_init * 8 + y_0_x_0_o_0_y_1_x_1_o_1_fused_fused % 2 * 4 + o_2_init * 2:y_2_init * 64 + y_3_init * 32 + y_0_x_0_o_0_y_1_x_1_o_1_fused_fused // 2 * 16 + x_2_init * 8 + y_0_x_0_o_0_y_1_x_1_o_1_fused_fused % 2 * 4 + o_2_init * 2 + 2] = T.Broadcast(T.float32(0.0), 2)
                for dx_0, c_0, y_2, x_2, o_2, dy_1, c_1, y_3 in T.grid(3, 2, 2, 2, 2, 3, 2, 2):
                    Y_1[y_2 * 64 + y_3 * 32 + y_0_x_0_o_0_y_1_x_1_o_1_fused_fused // 2 * 16 + x_2 * 8 + y_0_x_0_o_0_y_1_x_1_o_1_fused_fused % 2 * 4 + o_2 * 2:y_2 * 64 + y_3 * 32 + y_0_x_0_o_0_y_1_x_1_o_1_fused_fused // 2 * 16 + x_2 * 8 + y_0_x_0_o_0_y_1_x_1_o_1_fused_fused % 2 * 4 + o_2 * 2 + 2] = Y_1[y_2 * 64 + y_3 * 32 + y_0_x_0_o_0_y_1_x_1_o_1_fused_fused // 2 * 16 + x_2 * 8 + y_0_x_0_o_0_y_1_x_1_o_1_fused_fused % 2 * 4 + o_2 * 2:y_2 * 64 + y_3 * 32 + y_0_x_0_o_0_y_1_x_1_o_1_fused_fused // 2 * 16 + x_2 * 8 + y_0_x_0_o_0_y_1_x_1_o_1_fused_fused % 2 * 4 + o_2 * 2 + 2] + T.Broadcast(P[y_2 * 32 + y_3 * 16 + dy_1 * 16 + x_2 * 4 + dx_0 * 4 + c_0 * 2 + c_1], 2) * W_1[dy_1 * 96 + dx_0 * 32 + c_0 * 16 + c_1 * 8 + y_0_x_0_o_0_y_1_x_1_o_1_fused_fused % 2 * 4 + o_2 * 2:dy_1 * 96 + dx_0 * 32 + c_0 * 16 + c_1 * 8 + y_0_x_0_o_0_y_1_x_1_o_1_fused_fused % 2 * 4 + o_2 * 2 + 2]
