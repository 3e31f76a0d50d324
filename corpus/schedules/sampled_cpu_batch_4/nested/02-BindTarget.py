# corpus/schedules/sampled_cpu_batch_4: stage 02, after tir.BindTarget, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_batch_4(A: T.Buffer((2, 8, 8), "float32"), B: T.Buffer((2, 8, 8), "float32"), C: T.Buffer((2, 8, 8), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        C_global = T.alloc_buffer((2, 8, 8))
        for b_0_i_0_j_0_fused in T.parallel(32, annotations={"pragma_auto_unroll_max_step": 512, "pragma_unroll_explicit": 1}):
            for b_1, i_1, j_1 in T.grid(1, 1, 2):
                for b_2_init, i_2_init, j_2_init, b_3_init, i_3_init, j_3_init in T.grid(1, 1, 1, 1, 2, 1):
                    with T.block("C_init"):
                        vb = T.axis.spatial(2, b_0_i_0_j_0_fused // 16 + b_1 + b_2_init + b_3_init)
                        vi = T.axis.spatial(8, b_0_i_0_j_0_fused % 16 // 4 * 2 + i_1 * 2 + i_2_init * 2 + i_3_init)
                        vj = T.axis.spatial(8, b_0_i_0_j_0_fused % 4 * 2 + j_1 + j_2_init + j_3_init)
                        T.reads()
                        T.writes(C_global[vb, vi, vj])
                        T.block_attr({"meta_schedule.tiling_structure": "SSRSRS"})
                        C_global[vb, vi, vj] = T.float32(0.0)
                for k_0, b_2, i_2, j_2, k_1, b_3, i_3, j_3 in T.grid(4, 1, 1, 1, 2, 1, 2, 1):
                    with T.block("C_update"):
                        vb = T.axis.spatial(2, b_0_i_0_j_0_fused // 16 + b_1 + b_2 + b_3)
                        vi = T.axis.spatial(8, b_0_i_0_j_0_fused % 16 // 4 * 2 + i_1 * 2 + i_2 * 2 + i_3)
                        vj = T.axis.spatial(8, b_0_i_0_j_0_fused % 4 * 2 + j_1 + j_2 + j_3)
                        vk = T.axis.reduce(8, k_0 * 2 + k_1)
                        T.reads(C_global[vb, vi, vj], A[vb, vi, vk], B[vb, vk, vj])
                        T.writes(C_global[vb, vi, vj])
                        T.block_attr({"meta_schedule.tiling_structure": "SSRSRS"})
                        C_global[vb, vi, vj] = C_global[vb, vi, vj] + A[vb, vi, vk] * B[vb, vk, vj]
            for ax0, ax1 in T.grid(1, 2):
                for ax2_fused in T.vectorized(2):
                    with T.block("C_global"):
                        v0 = T.axis.spatial(2, b_0_i_0_j_0_fused // 16 + ax0)
                        v1 = T.axis.spatial(8, b_0_i_0_j_0_fused % 16 // 4 * 2 + ax1)
                        v2 = T.axis.spatial(8, b_0_i_0_j_0_fused % 4 * 2 + ax2_fused)
                        T.reads(C_global[v0, v1, v2])
                        T.writes(C[v0, v1, v2])
                        C[v0, v1, v2] = C_global[v0, v1, v2]
