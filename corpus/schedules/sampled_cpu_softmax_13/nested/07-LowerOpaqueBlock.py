# corpus/schedules/sampled_cpu_softmax_13: stage 07, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_softmax_13(A: T.Buffer((4, 64), "float32"), B: T.Buffer((4, 64), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        peak_rf = T.decl_buffer((4, 1))
        i_k_0_fused = T.int32()
        with T.attr(i_k_0_fused, "pragma_auto_unroll_max_step", 64):
            T.attr(i_k_0_fused, "pragma_unroll_explicit", 1)
            for i_k_0_fused in T.parallel(4):
                peak_rf[i_k_0_fused, 0] = T.float32(-340282346638528859811704183484516925440.0)
                for k_1 in range(64):
                    peak_rf[i_k_0_fused, 0] = T.max(peak_rf[i_k_0_fused, 0], A[i_k_0_fused, k_1])
        i_fused = T.int32()
        T.attr(i_fused, "pragma_auto_unroll_max_step", 64)
        T.attr(i_fused, "pragma_unroll_explicit", 1)
        for i_fused in T.parallel(4):
            peak = T.decl_buffer((1,))
            total = T.decl_buffer((1,))
            total_rf = T.decl_buffer((1, 64))
            peak[0] = T.float32(-340282346638528859811704183484516925440.0)
            peak[0] = T.max(peak[0], peak_rf[i_fused, 0])
            for ax0 in range(64):
                total_rf[0, ax0] = T.float32(0.0)
                total_rf[0, ax0] = total_rf[0, ax0] + T.pow(T.float32(2.0), A[i_fused, ax0] - peak[0])
            total[0] = T.float32(0.0)
            for ax0 in range(64):
                total[0] = total[0] + total_rf[0, ax0]
            for j_fused in T.vectorized(64):
                B[i_fused, j_fused] = T.pow(T.float32(2.0), A[i_fused, j_fused] - peak[0]) / total[0]
