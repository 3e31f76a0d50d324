# corpus/schedules/sampled_cpu_gemm_1: stage 07, after s_tir.LowerOpaqueBlock, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_cpu_gemm_1(A: T.Buffer((8, 16), "float32"), B: T.Buffer((16, 16), "float32"), C: T.Buffer((8, 16), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        i_0_j_0_i_1_j_1_fused = T.int32()
        T.attr(i_0_j_0_i_1_j_1_fused, "pragma_auto_unroll_max_step", 16)
        T.attr(i_0_j_0_i_1_j_1_fused, "pragma_unroll_explicit", 1)
        for i_0_j_0_i_1_j_1_fused in T.parallel(2):
            C_global = T.alloc_buffer((8, 8), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
            for i_2_init, j_2_init, i_3_init in T.grid(4, 8, 2):
                C_global[i_2_init * 2 + i_3_init, j_2_init] = T.float32(0.0)
            for k_0, i_2, j_2, k_1, i_3 in T.grid(4, 4, 8, 4, 2):
                C_global[i_2 * 2 + i_3, j_2] = C_global[i_2 * 2 + i_3, j_2] + A[i_2 * 2 + i_3, k_0 * 4 + k_1] * B[k_0 * 4 + k_1, i_0_j_0_i_1_j_1_fused * 8 + j_2]
            for ax0 in range(8):
                for ax1_fused in T.vectorized(8):
                    C[ax0, i_0_j_0_i_1_j_1_fused * 8 + ax1_fused] = C_global[ax0, ax1_fused]
