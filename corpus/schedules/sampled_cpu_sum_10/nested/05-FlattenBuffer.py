# corpus/schedules/sampled_cpu_sum_10: stage 05, after tir.FlattenBuffer, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_sum_10(A: T.Buffer((4, 256), "float32"), B: T.Buffer((4,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        B_rf = T.allocate([512], "float32", "global")
        i_k_0_fused = T.int32()
        B_rf_1 = T.Buffer((512,), data=B_rf)
        with T.attr(i_k_0_fused, "pragma_auto_unroll_max_step", 512):
            T.attr(i_k_0_fused, "pragma_unroll_explicit", 1)
            for i_k_0_fused in T.parallel(512):
                B_rf_1[i_k_0_fused] = T.float32(0.0)
                for k_1 in range(2):
                    A_1 = T.Buffer((1024,), data=A.data)
                    B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 2 + k_1]
        i_fused = T.int32()
        T.attr(i_fused, "pragma_auto_unroll_max_step", 512)
        T.attr(i_fused, "pragma_unroll_explicit", 1)
        for i_fused in T.parallel(4):
            B_1 = T.Buffer((4,), data=B.data)
            B_1[i_fused] = T.float32(0.0)
            for k_0 in range(128):
                B_1[i_fused] = B_1[i_fused] + B_rf_1[i_fused * 128 + k_0]
