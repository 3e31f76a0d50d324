# corpus/schedules/sampled_cpu_batch_4: stage 07, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_batch_4(A: T.Buffer((2, 8, 8), "float32"), B: T.Buffer((2, 8, 8), "float32"), C: T.Buffer((2, 8, 8), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        b_0_i_0_j_0_fused = T.int32()
        T.attr(b_0_i_0_j_0_fused, "pragma_auto_unroll_max_step", 512)
        T.attr(b_0_i_0_j_0_fused, "pragma_unroll_explicit", 1)
        for b_0_i_0_j_0_fused in T.parallel(32):
            C_global = T.decl_buffer((1, 2, 2))
            for j_1 in range(2):
                for i_3_init in range(2):
                    C_global[0, i_3_init, j_1] = T.float32(0.0)
                for k_0, k_1, i_3 in T.grid(4, 2, 2):
                    C_global[0, i_3, j_1] = C_global[0, i_3, j_1] + A[b_0_i_0_j_0_fused // 16, b_0_i_0_j_0_fused % 16 // 4 * 2 + i_3, k_0 * 2 + k_1] * B[b_0_i_0_j_0_fused // 16, k_0 * 2 + k_1, b_0_i_0_j_0_fused % 4 * 2 + j_1]
            for ax1 in range(2):
                for ax2_fused in T.vectorized(2):
                    C[b_0_i_0_j_0_fused // 16, b_0_i_0_j_0_fused % 16 // 4 * 2 + ax1, b_0_i_0_j_0_fused % 4 * 2 + ax2_fused] = C_global[0, ax1, ax2_fused]
