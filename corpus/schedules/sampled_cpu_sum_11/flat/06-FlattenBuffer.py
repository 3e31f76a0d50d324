# corpus/schedules/sampled_cpu_sum_11: stage 06, after tirx.FlattenBuffer, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_cpu_sum_11(A: T.Buffer((4, 256), "float32"), B: T.Buffer((4,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        A_1 = A.view(1024)
        B_1 = T.decl_buffer((4,), data=B.data)
        B_rf = T.alloc_buffer((4,), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
        i_fused = T.int32()
        with T.attr(i_fused, "pragma_auto_unroll_max_step", 512):
            T.attr(i_fused, "pragma_unroll_explicit", 1)
            for i_fused in T.parallel(4):
                B_rf[i_fused] = T.float32(0.0)
                for k_0 in range(256):
                    B_rf[i_fused] = B_rf[i_fused] + A_1[i_fused * 256 + k_0]
        i_fused_1 = T.int32()
        with T.attr(i_fused_1, "pragma_auto_unroll_max_step", 512):
            T.attr(i_fused_1, "pragma_unroll_explicit", 1)
            for i_fused_1 in T.parallel(4):
                B_1[i_fused_1] = T.float32(0.0)
                B_1[i_fused_1] = B_1[i_fused_1] + B_rf[i_fused_1]
