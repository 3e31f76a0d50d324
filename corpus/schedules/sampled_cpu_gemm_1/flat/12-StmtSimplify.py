# corpus/schedules/sampled_cpu_gemm_1: stage 12, after tirx.StmtSimplify, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_cpu_gemm_1(A: T.Buffer((8, 16), "float32"), B: T.Buffer((16, 16), "float32"), C: T.Buffer((8, 16), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        A_1 = A.view(128)
        B_1 = B.view(256)
        C_1 = C.view(128)
        for i_0_j_0_i_1_j_1_fused in T.parallel(2):
            C_global = T.alloc_buffer((64,))
            for i_2_init in range(4):
                C_global[i_2_init * 16] = T.float32(0.0)
                C_global[i_2_init * 16 + 8] = T.float32(0.0)
                C_global[i_2_init * 16 + 1] = T.float32(0.0)
                C_global[i_2_init * 16 + 9] = T.float32(0.0)
                C_global[i_2_init * 16 + 2] = T.float32(0.0)
                C_global[i_2_init * 16 + 10] = T.float32(0.0)
                C_global[i_2_init * 16 + 3] = T.float32(0.0)
                C_global[i_2_init * 16 + 11] = T.float32(0.0)
                C_global[i_2_init * 16 + 4] = T.float32(0.0)
                C_global[i_2_init * 16 + 12] = T.float32(0.0)
                C_global[i_2_init * 16 + 5] = T.float32(0.0)
                C_global[i_2_init * 16 + 13] = T.float32(0.0)
                C_global[i_2_init * 16 + 6] = T.float32(0.0)
                C_global[i_2_init * 16 + 14] = T.float32(0.0)
                C_global[i_2_init * 16 + 7] = T.float32(0.0)
                C_global[i_2_init * 16 + 15] = T.float32(0.0)
            for k_0, i_2, j_2 in T.grid(4, 4, 8):
                C_global[i_2 * 16 + j_2] = C_global[i_2 * 16 + j_2] + A_1[i_2 * 32 + k_0 * 4] * B_1[k_0 * 64 + i_0_j_0_i_1_j_1_fused * 8 + j_2]
                C_global[i_2 * 16 + j_2 + 8] = C_global[i_2 * 16 + j_2 + 8] + A_1[i_2 * 32 + k_0 * 4 + 16] * B_1[k_0 * 64 + i_0_j_0_i_1_j_1_fused * 8 + j_2]
                C_global[i_2 * 16 + j_2] = C_global[i_2 * 16 + j_2] + A_1[i_2 * 32 + k_0 * 4 + 1] * B_1[k_0 * 64 + i_0_j_0_i_1_j_1_fused * 8 + j_2 + 16]
                C_global[i_2 * 16 + j_2 + 8] = C_global[i_2 * 16 + j_2 + 8] + A_1[i_2 * 32 + k_0 * 4 + 17] * B_1[k_0 * 64 + i_0_j_0_i_1_j_1_fused * 8 + j_2 + 16]
                C_global[i_2 * 16 + j_2] = C_global[i_2 * 16 + j_2] + A_1[i_2 * 32 + k_0 * 4 + 2] * B_1[k_0 * 64 + i_0_j_0_i_1_j_1_fused * 8 + j_2 + 32]
                C_global[i_2 * 16 + j_2 + 8] = C_global[i_2 * 16 + j_2 + 8] + A_1[i_2 * 32 + k_0 * 4 + 18] * B_1[k_0 * 64 + i_0_j_0_i_1_j_1_fused * 8 + j_2 + 32]
                C_global[i_2 * 16 + j_2] = C_global[i_2 * 16 + j_2] + A_1[i_2 * 32 + k_0 * 4 + 3] * B_1[k_0 * 64 + i_0_j_0_i_1_j_1_fused * 8 + j_2 + 48]
                C_global[i_2 * 16 + j_2 + 8] = C_global[i_2 * 16 + j_2 + 8] + A_1[i_2 * 32 + k_0 * 4 + 19] * B_1[k_0 * 64 + i_0_j_0_i_1_j_1_fused * 8 + j_2 + 48]
            C_1[i_0_j_0_i_1_j_1_fused * 8:i_0_j_0_i_1_j_1_fused * 8 + 8] = C_global[0:8]
            C_1[i_0_j_0_i_1_j_1_fused * 8 + 16:i_0_j_0_i_1_j_1_fused * 8 + 16 + 8] = C_global[8:16]
            C_1[i_0_j_0_i_1_j_1_fused * 8 + 32:i_0_j_0_i_1_j_1_fused * 8 + 32 + 8] = C_global[16:24]
            C_1[i_0_j_0_i_1_j_1_fused * 8 + 48:i_0_j_0_i_1_j_1_fused * 8 + 48 + 8] = C_global[24:32]
            C_1[i_0_j_0_i_1_j_1_fused * 8 + 64:i_0_j_0_i_1_j_1_fused * 8 + 64 + 8] = C_global[32:40]
            C_1[i_0_j_0_i_1_j_1_fused * 8 + 80:i_0_j_0_i_1_j_1_fused * 8 + 80 + 8] = C_global[40:48]
            C_1[i_0_j_0_i_1_j_1_fused * 8 + 96:i_0_j_0_i_1_j_1_fused * 8 + 96 + 8] = C_global[48:56]
            C_1[i_0_j_0_i_1_j_1_fused * 8 + 112:i_0_j_0_i_1_j_1_fused * 8 + 112 + 8] = C_global[56:64]
