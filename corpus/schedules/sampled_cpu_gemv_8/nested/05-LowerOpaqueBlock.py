# corpus/schedules/sampled_cpu_gemv_8: stage 05, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_gemv_8(A: T.Buffer((16, 64), "float32"), x: T.Buffer((64,), "float32"), B: T.Buffer((16,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        B_rf = T.decl_buffer((16, 1))
        i_k_0_fused = T.int32()
        with T.attr(i_k_0_fused, "pragma_auto_unroll_max_step", 512):
            T.attr(i_k_0_fused, "pragma_unroll_explicit", 1)
            for i_k_0_fused in T.parallel(16):
                B_rf[i_k_0_fused, 0] = T.float32(0.0)
                for k_1 in range(64):
                    B_rf[i_k_0_fused, 0] = B_rf[i_k_0_fused, 0] + A[i_k_0_fused, k_1] * x[k_1]
        i_fused = T.int32()
        T.attr(i_fused, "pragma_auto_unroll_max_step", 512)
        T.attr(i_fused, "pragma_unroll_explicit", 1)
        for i_fused in T.parallel(16):
            B[i_fused] = T.float32(0.0)
            B[i_fused] = B[i_fused] + B_rf[i_fused, 0]
