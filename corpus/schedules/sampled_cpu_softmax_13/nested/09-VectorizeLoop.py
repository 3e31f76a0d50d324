# corpus/schedules/sampled_cpu_softmax_13: stage 09, after tir.VectorizeLoop, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_softmax_13(A: T.Buffer((4, 64), "float32"), B: T.Buffer((4, 64), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        peak_rf = T.allocate([4], "float32", "global")
        i_k_0_fused = T.int32()
        peak_rf_1 = T.Buffer((4,), data=peak_rf)
        A_1 = T.Buffer((256,), data=A.data)
        with T.attr(i_k_0_fused, "pragma_auto_unroll_max_step", 64):
            T.attr(i_k_0_fused, "pragma_unroll_explicit", 1)
            for i_k_0_fused in T.parallel(4):
                peak_rf_1[i_k_0_fused] = T.float32(-340282346638528859811704183484516925440.0)
                for k_1 in range(64):
                    peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + k_1])
        i_fused = T.int32()
        T.attr(i_fused, "pragma_auto_unroll_max_step", 64)
        T.attr(i_fused, "pragma_unroll_explicit", 1)
        for i_fused in T.parallel(4):
            peak = T.allocate([1], "float32", "global")
            total = T.allocate([1], "float32", "global")
            total_rf = T.allocate([64], "float32", "global")
            peak_1 = T.Buffer((1,), data=peak)
            peak_1[0] = T.float32(-340282346638528859811704183484516925440.0)
            peak_1[0] = T.max(peak_1[0], peak_rf_1[i_fused])
            total_rf_1 = T.Buffer((64,), data=total_rf)
            for ax0 in range(64):
                total_rf_1[ax0] = T.float32(0.0)
                total_rf_1[ax0] = total_rf_1[ax0] + T.pow(T.float32(2.0), A_1[i_fused * 64 + ax0] - peak_1[0])
            total_1 = T.Buffer((1,), data=total)
            total_1[0] = T.float32(0.0)
            for ax0 in range(64):
                total_1[0] = total_1[0] + total_rf_1[ax0]
            B_1 = T.Buffer((256,), data=B.data)
            B_1[i_fused * 64:i_fused * 64 + 64] = T.pow(T.Broadcast(T.float32(2.0), 64), A_1[i_fused * 64:i_fused * 64 + 64] - T.Broadcast(peak_1[0], 64)) / T.Broadcast(total_1[0], 64)
