# corpus/schedules/sampled_cpu_gemm_2: stage 05, after tir.CompactBufferAllocation, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_gemm_2(A: T.Buffer((8, 16), "float32"), B: T.Buffer((16, 16), "float32"), C: T.Buffer((8, 16), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        for i_0_j_0_fused in T.parallel(8, annotations={"pragma_auto_unroll_max_step": 64, "pragma_unroll_explicit": 1}):
            with T.block(""):
                vi = T.int32()
                vk = T.int32()
                vj = T.int32()
                T.reads(A[T.min(0, vi):T.min(0, vi) + (T.max(7, vi) + 1 - T.min(0, vi)), T.min(0, vk):T.min(0, vk) + (T.max(15, vk) + 1 - T.min(0, vk))], B[T.min(0, vk):T.min(0, vk) + (T.max(15, vk) + 1 - T.min(0, vk)), T.min(i_0_j_0_fused * 2, vj):T.min(i_0_j_0_fused * 2, vj) + (T.max(i_0_j_0_fused * 2 + 1, vj) + 1 - T.min(i_0_j_0_fused * 2, vj))])
                v0 = T.int32()
                v1 = T.int32()
                T.writes(C[T.min(0, v0):T.min(0, v0) + (T.max(7, v0) + 1 - T.min(0, v0)), T.min(i_0_j_0_fused * 2, v1):T.min(i_0_j_0_fused * 2, v1) + (T.max(i_0_j_0_fused * 2 + 1, v1) + 1 - T.min(i_0_j_0_fused * 2, v1))])
                C_global = T.alloc_buffer((8, 2))
                for i_1, j_1 in T.grid(1, 2):
                    for i_2_init, j_2_init, i_3_init, j_3_init in T.grid(1, 1, 8, 1):
                        with T.block("C_init"):
                            T.reads()
                            T.writes(C_global[i_1 * 8 + i_2_init * 8 + i_3_init, i_0_j_0_fused * 2 + j_1 + j_2_init + j_3_init - i_0_j_0_fused * 2])
                            T.block_attr({"meta_schedule.tiling_structure": "SSRSRS"})
                            C_global[i_1 * 8 + i_2_init * 8 + i_3_init, i_0_j_0_fused * 2 + j_1 + j_2_init + j_3_init - i_0_j_0_fused * 2] = T.float32(0.0)
                    for k_0, i_2, j_2, k_1, i_3, j_3 in T.grid(1, 1, 1, 16, 8, 1):
                        with T.block("C_update"):
                            T.reads(C_global[i_1 * 8 + i_2 * 8 + i_3, i_0_j_0_fused * 2 + j_1 + j_2 + j_3 - i_0_j_0_fused * 2], A[i_1 * 8 + i_2 * 8 + i_3, k_0 * 16 + k_1], B[k_0 * 16 + k_1, i_0_j_0_fused * 2 + j_1 + j_2 + j_3])
                            T.writes(C_global[i_1 * 8 + i_2 * 8 + i_3, i_0_j_0_fused * 2 + j_1 + j_2 + j_3 - i_0_j_0_fused * 2])
                            T.block_attr({"meta_schedule.tiling_structure": "SSRSRS"})
                            C_global[i_1 * 8 + i_2 * 8 + i_3, i_0_j_0_fused * 2 + j_1 + j_2 + j_3 - i_0_j_0_fused * 2] = C_global[i_1 * 8 + i_2 * 8 + i_3, i_0_j_0_fused * 2 + j_1 + j_2 + j_3 - i_0_j_0_fused * 2] + A[i_1 * 8 + i_2 * 8 + i_3, k_0 * 16 + k_1] * B[k_0 * 16 + k_1, i_0_j_0_fused * 2 + j_1 + j_2 + j_3]
                for ax0 in range(8):
                    for ax1_fused in T.vectorized(2):
                        with T.block("C_global"):
                            T.reads(C_global[ax0, i_0_j_0_fused * 2 + ax1_fused - i_0_j_0_fused * 2])
                            T.writes(C[ax0, i_0_j_0_fused * 2 + ax1_fused])
                            C[ax0, i_0_j_0_fused * 2 + ax1_fused] = C_global[ax0, i_0_j_0_fused * 2 + ax1_fused - i_0_j_0_fused * 2]
