# corpus/schedules/sampled_cpu_gemm_relu_3: stage 05, after tir.Simplify, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_gemm_relu_3(A: T.Buffer((8, 16), "float32"), B: T.Buffer((16, 16), "float32"), bias: T.Buffer((16,), "float32"), D: T.Buffer((8, 16), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        for i_0 in T.serial(1, annotations={"pragma_auto_unroll_max_step": 512, "pragma_unroll_explicit": 1}):
            for j_0 in range(1):
                with T.block(""):
                    vi = T.int32()
                    vk = T.int32()
                    vj = T.int32()
                    vj_1 = T.int32()
                    T.reads(A[T.min(0, vi):T.min(0, vi) + (T.max(7, vi) + 1 - T.min(0, vi)), T.min(0, vk):T.min(0, vk) + (T.max(15, vk) + 1 - T.min(0, vk))], B[T.min(0, vk):T.min(0, vk) + (T.max(15, vk) + 1 - T.min(0, vk)), T.min(0, vj):T.min(0, vj) + (T.max(15, vj) + 1 - T.min(0, vj))], bias[T.min(0, vj_1):T.min(0, vj_1) + (T.max(15, vj_1) + 1 - T.min(0, vj_1))])
                    vi_1 = T.int32()
                    T.writes(D[T.min(0, vi_1):T.min(0, vi_1) + (T.max(7, vi_1) + 1 - T.min(0, vi_1)), T.min(0, vj_1):T.min(0, vj_1) + (T.max(15, vj_1) + 1 - T.min(0, vj_1))])
                    C = T.alloc_buffer((8, 16))
                    for i_1, j_1 in T.grid(2, 8):
                        for i_2_init, j_2_init, i_3_init, j_3_init in T.grid(4, 2, 1, 1):
                            with T.block("C_init"):
                                T.reads()
                                T.writes(C[i_1 * 4 + i_2_init, j_1 * 2 + j_2_init])
                                T.block_attr({"meta_schedule.tiling_structure": "SSRSRS"})
                                C[i_1 * 4 + i_2_init, j_1 * 2 + j_2_init] = T.float32(0.0)
                        for k_0, i_2, j_2, k_1, i_3, j_3 in T.grid(4, 4, 2, 4, 1, 1):
                            with T.block("C_update"):
                                T.reads(C[i_1 * 4 + i_2, j_1 * 2 + j_2], A[i_1 * 4 + i_2, k_0 * 4 + k_1], B[k_0 * 4 + k_1, j_1 * 2 + j_2])
                                T.writes(C[i_1 * 4 + i_2, j_1 * 2 + j_2])
                                T.block_attr({"meta_schedule.tiling_structure": "SSRSRS"})
                                C[i_1 * 4 + i_2, j_1 * 2 + j_2] = C[i_1 * 4 + i_2, j_1 * 2 + j_2] + A[i_1 * 4 + i_2, k_0 * 4 + k_1] * B[k_0 * 4 + k_1, j_1 * 2 + j_2]
                    for ax0 in range(8):
                        for ax1_fused in T.vectorized(16):
                            with T.block("D"):
                                T.reads(C[ax0, ax1_fused], bias[ax1_fused])
                                T.writes(D[ax0, ax1_fused])
                                D[ax0, ax1_fused] = T.max(C[ax0, ax1_fused] + bias[ax1_fused], T.float32(0.0))
