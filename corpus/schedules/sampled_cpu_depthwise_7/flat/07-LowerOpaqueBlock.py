# corpus/schedules/sampled_cpu_depthwise_7: stage 07, after s_tir.LowerOpaqueBlock, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_cpu_depthwise_7(X: T.Buffer((8, 8, 8), "float32"), W: T.Buffer((3, 3, 8), "float32"), Y: T.Buffer((6, 6, 8), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        y_0_x_0_c_0_fused = T.int32()
        T.attr(y_0_x_0_c_0_fused, "pragma_auto_unroll_max_step", 64)
        T.attr(y_0_x_0_c_0_fused, "pragma_unroll_explicit", 1)
        for y_0_x_0_c_0_fused in T.parallel(12):
            Y_global = T.alloc_buffer((3, 1, 8), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
            for c_1 in range(2):
                for y_2_init, c_2_init in T.grid(3, 2):
                    for c_3_fused_init in T.vectorized(2):
                        Y_global[y_2_init, 0, c_1 * 4 + c_2_init * 2 + c_3_fused_init] = T.float32(0.0)
                for dy_0, dx_0, y_2, c_2 in T.grid(3, 3, 3, 2):
                    for c_3_fused in T.vectorized(2):
                        Y_global[y_2, 0, c_1 * 4 + c_2 * 2 + c_3_fused] = Y_global[y_2, 0, c_1 * 4 + c_2 * 2 + c_3_fused] + X[y_0_x_0_c_0_fused // 6 * 3 + y_2 + dy_0, dx_0 + y_0_x_0_c_0_fused % 6, c_1 * 4 + c_2 * 2 + c_3_fused] * W[dy_0, dx_0, c_1 * 4 + c_2 * 2 + c_3_fused]
            for ax0 in range(3):
                for ax1_ax2_fused in T.vectorized(8):
                    Y[y_0_x_0_c_0_fused // 6 * 3 + ax0, y_0_x_0_c_0_fused % 6, ax1_ax2_fused] = Y_global[ax0, 0, ax1_ax2_fused]
