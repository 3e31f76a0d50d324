# corpus/schedules/sampled_cpu_gemv_9: stage 06, after tir.FlattenBuffer, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_gemv_9(A: T.Buffer((16, 64), "float32"), x: T.Buffer((64,), "float32"), B: T.Buffer((16,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        B_rf = T.allocate([1024], "float32", "global")
        i_fused = T.int32()
        B_rf_1 = T.Buffer((1024,), data=B_rf)
        with T.attr(i_fused, "pragma_auto_unroll_max_step", 16):
            T.attr(i_fused, "pragma_unroll_explicit", 1)
            for i_fused in T.parallel(16):
                for k_1_fused_init in T.vectorized(64):
                    B_rf_1[i_fused * 64 + k_1_fused_init] = T.float32(0.0)
                for k_1_fused in T.vectorized(64):
                    A_1 = T.Buffer((1024,), data=A.data)
                    x_1 = T.Buffer((64,), data=x.data)
                    B_rf_1[i_fused * 64 + k_1_fused] = B_rf_1[i_fused * 64 + k_1_fused] + A_1[i_fused * 64 + k_1_fused] * x_1[k_1_fused]
        i_fused_1 = T.int32()
        T.attr(i_fused_1, "pragma_auto_unroll_max_step", 16)
        T.attr(i_fused_1, "pragma_unroll_explicit", 1)
        for i_fused_1 in T.parallel(16):
            B_1 = T.Buffer((16,), data=B.data)
            B_1[i_fused_1] = T.float32(0.0)
            for k_1 in range(64):
                B_1[i_fused_1] = B_1[i_fused_1] + B_rf_1[i_fused_1 * 64 + k_1]
