# corpus/schedules/sampled_cpu_softmax_13: stage 09, after tirx.VectorizeLoop, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_cpu_softmax_13(A: T.Buffer((4, 64), "float32"), B: T.Buffer((4, 64), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        A_1 = A.view(256)
        B_1 = B.view(256)
        peak_rf = T.alloc_buffer((4,), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
        i_k_0_fused = T.int32()
        with T.attr(i_k_0_fused, "pragma_auto_unroll_max_step", 64):
            T.attr(i_k_0_fused, "pragma_unroll_explicit", 1)
            for i_k_0_fused in T.parallel(4):
                peak_rf[i_k_0_fused] = T.float32(-340282346638528859811704183484516925440.0)
                for k_1 in range(64):
                    peak_rf[i_k_0_fused] = T.max(peak_rf[i_k_0_fused], A_1[i_k_0_fused * 64 + k_1])
        i_fused = T.int32()
        with T.attr(i_fused, "pragma_auto_unroll_max_step", 64):
            T.attr(i_fused, "pragma_unroll_explicit", 1)
            for i_fused in T.parallel(4):
                peak = T.alloc_buffer((1,), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
                total = T.alloc_buffer((1,), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
                total_rf = T.alloc_buffer((64,), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
                peak[0] = T.float32(-340282346638528859811704183484516925440.0)
                peak[0] = T.max(peak[0], peak_rf[i_fused])
                for ax0 in range(64):
                    total_rf[ax0] = T.float32(0.0)
                    total_rf[ax0] = total_rf[ax0] + T.pow(T.float32(2.0), A_1[i_fused * 64 + ax0] - peak[0])
                total[0] = T.float32(0.0)
                for ax0 in range(64):
                    total[0] = total[0] + total_rf[ax0]
                B_1[i_fused * 64:i_fused * 64 + 64] = T.pow(T.Broadcast(T.float32(2.0), 64), A_1[i_fused * 64:i_fused * 64 + 64] - T.Broadcast(peak[0], 64)) / T.Broadcast(total[0], 64)
