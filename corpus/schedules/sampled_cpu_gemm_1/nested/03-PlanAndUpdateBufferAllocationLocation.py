# corpus/schedules/sampled_cpu_gemm_1: stage 03, after tir.PlanAndUpdateBufferAllocationLocation, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_gemm_1(A: T.Buffer((8, 16), "float32"), B: T.Buffer((16, 16), "float32"), C: T.Buffer((8, 16), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        for i_0_j_0_i_1_j_1_fused in T.parallel(2, annotations={"pragma_auto_unroll_max_step": 16, "pragma_unroll_explicit": 1}):
            with T.block(""):
                vi = T.int32()
                vk = T.int32()
                vj = T.int32()
                T.reads(A[T.min(0, vi):T.min(0, vi) + (T.max(7, vi) + 1 - T.min(0, vi)), T.min(0, vk):T.min(0, vk) + (T.max(15, vk) + 1 - T.min(0, vk))], B[T.min(0, vk):T.min(0, vk) + (T.max(15, vk) + 1 - T.min(0, vk)), T.min(i_0_j_0_i_1_j_1_fused * 8, vj):T.min(i_0_j_0_i_1_j_1_fused * 8, vj) + (T.max(i_0_j_0_i_1_j_1_fused * 8 + 7, vj) + 1 - T.min(i_0_j_0_i_1_j_1_fused * 8, vj))])
                v0 = T.int32()
                v1 = T.int32()
                T.writes(C[T.min(0, v0):T.min(0, v0) + (T.max(7, v0) + 1 - T.min(0, v0)), T.min(i_0_j_0_i_1_j_1_fused * 8, v1):T.min(i_0_j_0_i_1_j_1_fused * 8, v1) + (T.max(i_0_j_0_i_1_j_1_fused * 8 + 7, v1) + 1 - T.min(i_0_j_0_i_1_j_1_fused * 8, v1))])
                C_global = T.alloc_buffer((8, 16))
                for i_2_init, j_2_init, i_3_init, j_3_init in T.grid(4, 8, 2, 1):
                    with T.block("C_init"):
                        vi_1 = T.axis.spatial(8, i_2_init * 2 + i_3_init)
                        vj_1 = T.axis.spatial(16, i_0_j_0_i_1_j_1_fused * 8 + j_2_init + j_3_init)
                        T.reads()
                        T.writes(C_global[vi_1, vj_1])
                        T.block_attr({"meta_schedule.tiling_structure": "SSRSRS"})
                        C_global[vi_1, vj_1] = T.float32(0.0)
                for k_0, i_2, j_2, k_1, i_3, j_3 in T.grid(4, 4, 8, 4, 2, 1):
                    with T.block("C_update"):
                        vi = T.axis.spatial(8, i_2 * 2 + i_3)
                        vj = T.axis.spatial(16, i_0_j_0_i_1_j_1_fused * 8 + j_2 + j_3)
                        vk = T.axis.reduce(16, k_0 * 4 + k_1)
                        T.reads(C_global[vi, vj], A[vi, vk], B[vk, vj])
                        T.writes(C_global[vi, vj])
                        T.block_attr({"meta_schedule.tiling_structure": "SSRSRS"})
                        C_global[vi, vj] = C_global[vi, vj] + A[vi, vk] * B[vk, vj]
                for ax0 in range(8):
                    for ax1_fused in T.vectorized(8):
                        with T.block("C_global"):
                            v0 = T.axis.spatial(8, ax0)
                            v1 = T.axis.spatial(16, i_0_j_0_i_1_j_1_fused * 8 + ax1_fused)
                            T.reads(C_global[v0, v1])
                            T.writes(C[v0, v1])
                            C[v0, v1] = C_global[v0, v1]
