# corpus/schedules/sampled_cpu_depthwise_7: stage 09, after tir.VectorizeLoop, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_depthwise_7(X: T.Buffer((8, 8, 8), "float32"), W: T.Buffer((3, 3, 8), "float32"), Y: T.Buffer((6, 6, 8), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        y_0_x_0_c_0_fused = T.int32()
        T.attr(y_0_x_0_c_0_fused, "pragma_auto_unroll_max_step", 64)
        T.attr(y_0_x_0_c_0_fused, "pragma_unroll_explicit", 1)
        for y_0_x_0_c_0_fused in T.parallel(12):
            Y_global = T.allocate([24], "float32", "global")
            Y_global_1 = T.Buffer((24,), data=Y_global)
            for c_1 in range(2):
                for y_2_init, c_2_init in T.grid(3, 2):
                    Y_global_1[y_2_init * 8 + c_1 * 4 + c_2_init * 2:y_2_init * 8 + c_1 * 4 + c_2_init * 2 + 2] = T.Broadcast(T.float32(0.0), 2)
                for dy_0, dx_0, y_2, c_2 in T.grid(3, 3, 3, 2):
                    X_1 = T.Buffer((512,), data=X.data)
                    W_1 = T.Buffer((72,), data=W.data)
                    Y_global_1[y_2 * 8 + c_1 * 4 + c_2 * 2:y_2 * 8 + c_1 * 4 + c_2 * 2 + 2] = Y_global_1[y_2 * 8 + c_1 * 4 + c_2 * 2:y_2 * 8 + c_1 * 4 + c_2 * 2 + 2] + X_1[y_0_x_0_c_0_fused // 6 * 192 + y_2 * 64 + dy_0 * 64 + dx_0 * 8 + y_0_x_0_c_0_fused % 6 * 8 + c_1 * 4 + c_2 * 2:y_0_x_0_c_0_fused // 6 * 192 + y_2 * 64 + dy_0 * 64 + dx_0 * 8 + y_0_x_0_c_0_fused % 6 * 8 + c_1 * 4 + c_2 * 2 + 2] * W_1[dy_0 * 24 + dx_0 * 8 + c_1 * 4 + c_2 * 2:dy_0 * 24 + dx_0 * 8 + c_1 * 4 + c_2 * 2 + 2]
            for ax0 in range(3):
                Y_1 = T.Buffer((288,), data=Y.data)
                Y_1[y_0_x_0_c_0_fused // 6 * 144 + ax0 * 48 + y_0_x_0_c_0_fused % 6 * 8:y_0_x_0_c_0_fused // 6 * 144 + ax0 * 48 + y_0_x_0_c_0_fused % 6 * 8 + 8] = Y_global_1[ax0 * 8:ax0 * 8 + 8]
