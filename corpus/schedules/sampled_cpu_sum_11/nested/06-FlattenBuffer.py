# corpus/schedules/sampled_cpu_sum_11: stage 06, after tir.FlattenBuffer, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_sum_11(A: T.Buffer((4, 256), "float32"), B: T.Buffer((4,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        B_rf = T.allocate([4], "float32", "global")
        i_fused = T.int32()
        B_rf_1 = T.Buffer((4,), data=B_rf)
        with T.attr(i_fused, "pragma_auto_unroll_max_step", 512):
            T.attr(i_fused, "pragma_unroll_explicit", 1)
            for i_fused in T.parallel(4):
                B_rf_1[i_fused] = T.float32(0.0)
                for k_0 in range(256):
                    A_1 = T.Buffer((1024,), data=A.data)
                    B_rf_1[i_fused] = B_rf_1[i_fused] + A_1[i_fused * 256 + k_0]
        i_fused_1 = T.int32()
        T.attr(i_fused_1, "pragma_auto_unroll_max_step", 512)
        T.attr(i_fused_1, "pragma_unroll_explicit", 1)
        for i_fused_1 in T.parallel(4):
            B_1 = T.Buffer((4,), data=B.data)
            B_1[i_fused_1] = T.float32(0.0)
            B_1[i_fused_1] = B_1[i_fused_1] + B_rf_1[i_fused_1]
