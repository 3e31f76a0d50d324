# corpus/schedules/sampled_cpu_gemm_relu_3: stage 05, after tirx.StmtSimplify, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_cpu_gemm_relu_3(A: T.Buffer((8, 16), "float32"), B: T.Buffer((16, 16), "float32"), bias: T.Buffer((16,), "float32"), D: T.Buffer((8, 16), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        for i_0 in T.serial(1, annotations={"pragma_auto_unroll_max_step": 512, "pragma_unroll_explicit": 1}):
            for j_0 in range(1):
                with T.sblock(""):
                    T.reads(A[0:8, 0:16], B[0:16, 0:16], bias[0:16])
                    T.writes(D[0:8, 0:16])
                    C = T.sblock_alloc_buffer((8, 16))
                    for i_1, j_1 in T.grid(2, 8):
                        for i_2_init, j_2_init, i_3_init, j_3_init in T.grid(4, 2, 1, 1):
                            with T.sblock("C_init"):
                                T.reads()
                                T.writes(C[i_1 * 4 + i_2_init, j_1 * 2 + j_2_init])
                                T.sblock_attr({"meta_schedule.tiling_structure": "SSRSRS"})
                                C[i_1 * 4 + i_2_init, j_1 * 2 + j_2_init] = T.float32(0.0)
                        for k_0, i_2, j_2, k_1, i_3, j_3 in T.grid(4, 4, 2, 4, 1, 1):
                            with T.sblock("C_update"):
                                T.reads(C[i_1 * 4 + i_2, j_1 * 2 + j_2], A[i_1 * 4 + i_2, k_0 * 4 + k_1], B[k_0 * 4 + k_1, j_1 * 2 + j_2])
                                T.writes(C[i_1 * 4 + i_2, j_1 * 2 + j_2])
                                T.sblock_attr({"meta_schedule.tiling_structure": "SSRSRS"})
                                C[i_1 * 4 + i_2, j_1 * 2 + j_2] = C[i_1 * 4 + i_2, j_1 * 2 + j_2] + A[i_1 * 4 + i_2, k_0 * 4 + k_1] * B[k_0 * 4 + k_1, j_1 * 2 + j_2]
                    for ax0 in range(8):
                        for ax1_fused in T.vectorized(16):
                            with T.sblock("D"):
                                T.reads(C[ax0, ax1_fused], bias[ax1_fused])
                                T.writes(D[ax0, ax1_fused])
                                D[ax0, ax1_fused] = T.max(C[ax0, ax1_fused] + bias[ax1_fused], T.float32(0.0))
