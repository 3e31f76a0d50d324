# corpus/schedules/sampled_cpu_sum_10: stage 04, after s_tir.LowerOpaqueBlock, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_cpu_sum_10(A: T.Buffer((4, 256), "float32"), B: T.Buffer((4,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        B_rf = T.alloc_buffer((4, 128), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
        i_k_0_fused = T.int32()
        with T.attr(i_k_0_fused, "pragma_auto_unroll_max_step", 512):
            T.attr(i_k_0_fused, "pragma_unroll_explicit", 1)
            for i_k_0_fused in T.parallel(512):
                B_rf[i_k_0_fused // 128, i_k_0_fused % 128] = T.float32(0.0)
                for k_1 in range(2):
                    B_rf[i_k_0_fused // 128, i_k_0_fused % 128] = B_rf[i_k_0_fused // 128, i_k_0_fused % 128] + A[i_k_0_fused // 128, i_k_0_fused % 128 * 2 + k_1]
        i_fused = T.int32()
        with T.attr(i_fused, "pragma_auto_unroll_max_step", 512):
            T.attr(i_fused, "pragma_unroll_explicit", 1)
            for i_fused in T.parallel(4):
                B[i_fused] = T.float32(0.0)
                for k_0 in range(128):
                    B[i_fused] = B[i_fused] + B_rf[i_fused, k_0]
