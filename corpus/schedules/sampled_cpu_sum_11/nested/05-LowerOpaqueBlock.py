# corpus/schedules/sampled_cpu_sum_11: stage 05, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_sum_11(A: T.Buffer((4, 256), "float32"), B: T.Buffer((4,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        B_rf = T.decl_buffer((4, 1))
        i_fused = T.int32()
        with T.attr(i_fused, "pragma_auto_unroll_max_step", 512):
            T.attr(i_fused, "pragma_unroll_explicit", 1)
            for i_fused in T.parallel(4):
                B_rf[i_fused, 0] = T.float32(0.0)
                for k_0 in range(256):
                    B_rf[i_fused, 0] = B_rf[i_fused, 0] + A[i_fused, k_0]
        i_fused_1 = T.int32()
        T.attr(i_fused_1, "pragma_auto_unroll_max_step", 512)
        T.attr(i_fused_1, "pragma_unroll_explicit", 1)
        for i_fused_1 in T.parallel(4):
            B[i_fused_1] = T.float32(0.0)
            B[i_fused_1] = B[i_fused_1] + B_rf[i_fused_1, 0]
