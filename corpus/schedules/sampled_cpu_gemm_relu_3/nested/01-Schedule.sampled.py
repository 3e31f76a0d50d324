# corpus/schedules/sampled_cpu_gemm_relu_3: stage 01, after Schedule.sampled, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_gemm_relu_3(A: T.Buffer((8, 16), "float32"), B: T.Buffer((16, 16), "float32"), bias: T.Buffer((16,), "float32"), D: T.Buffer((8, 16), "float32")):
        # with T.block("root"):
        C = T.alloc_buffer((8, 16))
        for i_0 in T.serial(1, annotations={"pragma_auto_unroll_max_step": 512, "pragma_unroll_explicit": 1}):
            for j_0 in range(1):
                for i_1, j_1 in T.grid(2, 8):
                    for i_2_init, j_2_init, i_3_init, j_3_init in T.grid(4, 2, 1, 1):
                        with T.block("C_init"):
                            vi = T.axis.spatial(8, i_0 * 8 + i_1 * 4 + i_2_init + i_3_init)
                            vj = T.axis.spatial(16, j_0 * 16 + j_1 * 2 + j_2_init + j_3_init)
                            T.reads()
                            T.writes(C[vi, vj])
                            T.block_attr({"meta_schedule.tiling_structure": "SSRSRS"})
                            C[vi, vj] = T.float32(0.0)
                    for k_0, i_2, j_2, k_1, i_3, j_3 in T.grid(4, 4, 2, 4, 1, 1):
                        with T.block("C_update"):
                            vi = T.axis.spatial(8, i_0 * 8 + i_1 * 4 + i_2 + i_3)
                            vj = T.axis.spatial(16, j_0 * 16 + j_1 * 2 + j_2 + j_3)
                            vk = T.axis.reduce(16, k_0 * 4 + k_1)
                            T.reads(C[vi, vj], A[vi, vk], B[vk, vj])
                            T.writes(C[vi, vj])
                            T.block_attr({"meta_schedule.tiling_structure": "SSRSRS"})
                            C[vi, vj] = C[vi, vj] + A[vi, vk] * B[vk, vj]
                for ax0 in range(8):
                    for ax1_fused in T.vectorized(16):
                        with T.block("D"):
                            vi, vj = T.axis.remap("SS", [ax0, ax1_fused])
                            T.reads(C[vi, vj], bias[vj])
                            T.writes(D[vi, vj])
                            D[vi, vj] = T.max(C[vi, vj] + bias[vj], T.float32(0.0))
