# corpus/schedules/sampled_cpu_gemv_8: stage 07, after tirx.StorageRewrite, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_cpu_gemv_8(A: T.Buffer((16, 64), "float32"), x: T.Buffer((64,), "float32"), B: T.Buffer((16,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        B_rf = T.alloc_buffer((16,))
        A_1 = A.view(1024)
        x_1 = T.decl_buffer((64,), data=x.data)
        B_1 = T.decl_buffer((16,), data=B.data)
        i_k_0_fused = T.int32()
        with T.attr(i_k_0_fused, "pragma_auto_unroll_max_step", 512):
            T.attr(i_k_0_fused, "pragma_unroll_explicit", 1)
            for i_k_0_fused in T.parallel(16):
                B_rf[i_k_0_fused] = T.float32(0.0)
                for k_1 in range(64):
                    B_rf[i_k_0_fused] = B_rf[i_k_0_fused] + A_1[i_k_0_fused * 64 + k_1] * x_1[k_1]
        i_fused = T.int32()
        with T.attr(i_fused, "pragma_auto_unroll_max_step", 512):
            T.attr(i_fused, "pragma_unroll_explicit", 1)
            for i_fused in T.parallel(16):
                B_1[i_fused] = T.float32(0.0)
                B_1[i_fused] = B_1[i_fused] + B_rf[i_fused]
