# corpus/schedules/sampled_cpu_softmax_12: stage 08, after tir.FlattenBuffer, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_softmax_12(A: T.Buffer((4, 64), "float32"), B: T.Buffer((4, 64), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        peak = T.allocate([4], "float32", "global")
        total_rf = T.allocate([4], "float32", "global")
        peak_rf = T.allocate([256], "float32", "global")
        i_fused = T.int32()
        peak_rf_1 = T.Buffer((256,), data=peak_rf)
        A_1 = T.Buffer((256,), data=A.data)
        with T.attr(i_fused, "pragma_auto_unroll_max_step", 64):
            T.attr(i_fused, "pragma_unroll_explicit", 1)
            for i_fused in T.parallel(4):
                for k_1_fused_init in T.vectorized(64):
                    peak_rf_1[i_fused * 64 + k_1_fused_init] = T.float32(-340282346638528859811704183484516925440.0)
                for k_1_fused in T.vectorized(64):
                    peak_rf_1[i_fused * 64 + k_1_fused] = T.max(peak_rf_1[i_fused * 64 + k_1_fused], A_1[i_fused * 64 + k_1_fused])
        i_fused_1 = T.int32()
        peak_1 = T.Buffer((4,), data=peak)
        with T.attr(i_fused_1, "pragma_auto_unroll_max_step", 64):
            T.attr(i_fused_1, "pragma_unroll_explicit", 1)
            for i_fused_1 in T.parallel(4):
                peak_1[i_fused_1] = T.float32(-340282346638528859811704183484516925440.0)
                for k_1 in range(64):
                    peak_1[i_fused_1] = T.max(peak_1[i_fused_1], peak_rf_1[i_fused_1 * 64 + k_1])
        i_k_0_fused = T.int32()
        total_rf_1 = T.Buffer((4,), data=total_rf)
        with T.attr(i_k_0_fused, "pragma_auto_unroll_max_step", 64):
            T.attr(i_k_0_fused, "pragma_unroll_explicit", 1)
            for i_k_0_fused in T.parallel(4):
                total_rf_1[i_k_0_fused] = T.float32(0.0)
                for k_1 in range(64):
                    total_rf_1[i_k_0_fused] = total_rf_1[i_k_0_fused] + T.pow(T.float32(2.0), A_1[i_k_0_fused * 64 + k_1] - peak_1[i_k_0_fused])
        i_fused_2 = T.int32()
        T.attr(i_fused_2, "pragma_auto_unroll_max_step", 64)
        T.attr(i_fused_2, "pragma_unroll_explicit", 1)
        for i_fused_2 in T.parallel(4):
            total = T.allocate([1], "float32", "global")
            total_1 = T.Buffer((1,), data=total)
            total_1[0] = T.float32(0.0)
            total_1[0] = total_1[0] + total_rf_1[i_fused_2]
            for j_fused in T.vectorized(64):
                B_1 = T.Buffer((256,), data=B.data)
                B_1[i_fused_2 * 64 + j_fused] = T.pow(T.float32(2.0), A_1[i_fused_2 * 64 + j_fused] - peak_1[i_fused_2]) / total_1[0]
