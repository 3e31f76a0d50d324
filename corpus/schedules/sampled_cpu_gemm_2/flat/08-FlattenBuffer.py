# corpus/schedules/sampled_cpu_gemm_2: stage 08, after tirx.FlattenBuffer, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_cpu_gemm_2(A: T.Buffer((8, 16), "float32"), B: T.Buffer((16, 16), "float32"), C: T.Buffer((8, 16), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        A_1 = A.view(128)
        B_1 = B.view(256)
        C_1 = C.view(128)
        i_0_j_0_fused = T.int32()
        with T.attr(i_0_j_0_fused, "pragma_auto_unroll_max_step", 64):
            T.attr(i_0_j_0_fused, "pragma_unroll_explicit", 1)
            for i_0_j_0_fused in T.parallel(8):
                C_global = T.alloc_buffer((16,), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
                for j_1 in range(2):
                    for i_3_init in range(8):
                        C_global[i_3_init * 2 + j_1] = T.float32(0.0)
                    for k_1, i_3 in T.grid(16, 8):
                        C_global[i_3 * 2 + j_1] = C_global[i_3 * 2 + j_1] + A_1[i_3 * 16 + k_1] * B_1[k_1 * 16 + i_0_j_0_fused * 2 + j_1]
                for ax0 in range(8):
                    for ax1_fused in T.vectorized(2):
                        C_1[ax0 * 16 + i_0_j_0_fused * 2 + ax1_fused] = C_global[ax0 * 2 + ax1_fused]
