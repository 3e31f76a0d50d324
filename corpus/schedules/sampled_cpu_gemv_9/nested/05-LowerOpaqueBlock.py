# corpus/schedules/sampled_cpu_gemv_9: stage 05, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_gemv_9(A: T.Buffer((16, 64), "float32"), x: T.Buffer((64,), "float32"), B: T.Buffer((16,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        B_rf = T.decl_buffer((16, 64))
        i_fused = T.int32()
        with T.attr(i_fused, "pragma_auto_unroll_max_step", 16):
            T.attr(i_fused, "pragma_unroll_explicit", 1)
            for i_fused in T.parallel(16):
                for k_1_fused_init in T.vectorized(64):
                    B_rf[i_fused, k_1_fused_init] = T.float32(0.0)
                for k_1_fused in T.vectorized(64):
                    B_rf[i_fused, k_1_fused] = B_rf[i_fused, k_1_fused] + A[i_fused, k_1_fused] * x[k_1_fused]
        i_fused_1 = T.int32()
        T.attr(i_fused_1, "pragma_auto_unroll_max_step", 16)
        T.attr(i_fused_1, "pragma_unroll_explicit", 1)
        for i_fused_1 in T.parallel(16):
            B[i_fused_1] = T.float32(0.0)
            for k_1 in range(64):
                B[i_fused_1] = B[i_fused_1] + B_rf[i_fused_1, k_1]
