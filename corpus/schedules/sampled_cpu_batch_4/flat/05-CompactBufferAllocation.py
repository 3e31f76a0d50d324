# corpus/schedules/sampled_cpu_batch_4: stage 05, after s_tir.CompactBufferAllocation, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_cpu_batch_4(A: T.Buffer((2, 8, 8), "float32"), B: T.Buffer((2, 8, 8), "float32"), C: T.Buffer((2, 8, 8), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        for b_0_i_0_j_0_fused in T.parallel(32, annotations={"pragma_auto_unroll_max_step": 512, "pragma_unroll_explicit": 1}):
            with T.sblock(""):
                T.reads(A[b_0_i_0_j_0_fused // 16, b_0_i_0_j_0_fused % 16 // 4 * 2:b_0_i_0_j_0_fused % 16 // 4 * 2 + 2, 0:8], B[b_0_i_0_j_0_fused // 16, 0:8, b_0_i_0_j_0_fused % 4 * 2:b_0_i_0_j_0_fused % 4 * 2 + 2])
                T.writes(C[b_0_i_0_j_0_fused // 16, b_0_i_0_j_0_fused % 16 // 4 * 2:b_0_i_0_j_0_fused % 16 // 4 * 2 + 2, b_0_i_0_j_0_fused % 4 * 2:b_0_i_0_j_0_fused % 4 * 2 + 2])
                C_global = T.sblock_alloc_buffer((1, 2, 2))
                for b_1, i_1, j_1 in T.grid(1, 1, 2):
                    for b_2_init, i_2_init, j_2_init, b_3_init, i_3_init, j_3_init in T.grid(1, 1, 1, 1, 2, 1):
                        with T.sblock("C_init"):
                            T.reads()
                            T.writes(C_global[b_0_i_0_j_0_fused // 16 + b_1 + b_2_init + b_3_init - b_0_i_0_j_0_fused // 16, b_0_i_0_j_0_fused % 16 // 4 * 2 + i_1 * 2 + i_2_init * 2 + i_3_init - b_0_i_0_j_0_fused % 16 // 4 * 2, b_0_i_0_j_0_fused % 4 * 2 + j_1 + j_2_init + j_3_init - b_0_i_0_j_0_fused % 4 * 2])
                            T.sblock_attr({"meta_schedule.tiling_structure": "SSRSRS"})
                            C_global[b_0_i_0_j_0_fused // 16 + b_1 + b_2_init + b_3_init - b_0_i_0_j_0_fused // 16, b_0_i_0_j_0_fused % 16 // 4 * 2 + i_1 * 2 + i_2_init * 2 + i_3_init - b_0_i_0_j_0_fused % 16 // 4 * 2, b_0_i_0_j_0_fused % 4 * 2 + j_1 + j_2_init + j_3_init - b_0_i_0_j_0_fused % 4 * 2] = T.float32(0.0)
                    for k_0, b_2, i_2, j_2, k_1, b_3, i_3, j_3 in T.grid(4, 1, 1, 1, 2, 1, 2, 1):
                        with T.sblock("C_update"):
                            T.reads(C_global[b_0_i_0_j_0_fused // 16 + b_1 + b_2 + b_3 - b_0_i_0_j_0_fused // 16, b_0_i_0_j_0_fused % 16 // 4 * 2 + i_1 * 2 + i_2 * 2 + i_3 - b_0_i_0_j_0_fused % 16 // 4 * 2, b_0_i_0_j_0_fused % 4 * 2 + j_1 + j_2 + j_3 - b_0_i_0_j_0_fused % 4 * 2], A[b_0_i_0_j_0_fused // 16 + b_1 + b_2 + b_3, b_0_i_0_j_0_fused % 16 // 4 * 2 + i_1 * 2 + i_2 * 2 + i_3, k_0 * 2 + k_1], B[b_0_i_0_j_0_fused // 16 + b_1 + b_2 + b_3, k_0 * 2 + k_1, b_0_i_0_j_0_fused % 4 * 2 + j_1 + j_2 + j_3])
                            T.writes(C_global[b_0_i_0_j_0_fused // 16 + b_1 + b_2 + b_3 - b_0_i_0_j_0_fused // 16, b_0_i_0_j_0_fused % 16 // 4 * 2 + i_1 * 2 + i_2 * 2 + i_3 - b_0_i_0_j_0_fused % 16 // 4 * 2, b_0_i_0_j_0_fused % 4 * 2 + j_1 + j_2 + j_3 - b_0_i_0_j_0_fused % 4 * 2])
                            T.sblock_attr({"meta_schedule.tiling_structure": "SSRSRS"})
                            C_global[b_0_i_0_j_0_fused // 16 + b_1 + b_2 + b_3 - b_0_i_0_j_0_fused // 16, b_0_i_0_j_0_fused % 16 // 4 * 2 + i_1 * 2 + i_2 * 2 + i_3 - b_0_i_0_j_0_fused % 16 // 4 * 2, b_0_i_0_j_0_fused % 4 * 2 + j_1 + j_2 + j_3 - b_0_i_0_j_0_fused % 4 * 2] = C_global[b_0_i_0_j_0_fused // 16 + b_1 + b_2 + b_3 - b_0_i_0_j_0_fused // 16, b_0_i_0_j_0_fused % 16 // 4 * 2 + i_1 * 2 + i_2 * 2 + i_3 - b_0_i_0_j_0_fused % 16 // 4 * 2, b_0_i_0_j_0_fused % 4 * 2 + j_1 + j_2 + j_3 - b_0_i_0_j_0_fused % 4 * 2] + A[b_0_i_0_j_0_fused // 16 + b_1 + b_2 + b_3, b_0_i_0_j_0_fused % 16 // 4 * 2 + i_1 * 2 + i_2 * 2 + i_3, k_0 * 2 + k_1] * B[b_0_i_0_j_0_fused // 16 + b_1 + b_2 + b_3, k_0 * 2 + k_1, b_0_i_0_j_0_fused % 4 * 2 + j_1 + j_2 + j_3]
                for ax0, ax1 in T.grid(1, 2):
                    for ax2_fused in T.vectorized(2):
                        with T.sblock("C_global"):
                            T.reads(C_global[b_0_i_0_j_0_fused // 16 + ax0 - b_0_i_0_j_0_fused // 16, b_0_i_0_j_0_fused % 16 // 4 * 2 + ax1 - b_0_i_0_j_0_fused % 16 // 4 * 2, b_0_i_0_j_0_fused % 4 * 2 + ax2_fused - b_0_i_0_j_0_fused % 4 * 2])
                            T.writes(C[b_0_i_0_j_0_fused // 16 + ax0, b_0_i_0_j_0_fused % 16 // 4 * 2 + ax1, b_0_i_0_j_0_fused % 4 * 2 + ax2_fused])
                            C[b_0_i_0_j_0_fused // 16 + ax0, b_0_i_0_j_0_fused % 16 // 4 * 2 + ax1, b_0_i_0_j_0_fused % 4 * 2 + ax2_fused] = C_global[b_0_i_0_j_0_fused // 16 + ax0 - b_0_i_0_j_0_fused // 16, b_0_i_0_j_0_fused % 16 // 4 * 2 + ax1 - b_0_i_0_j_0_fused % 16 // 4 * 2, b_0_i_0_j_0_fused % 4 * 2 + ax2_fused - b_0_i_0_j_0_fused % 4 * 2]
