# corpus/schedules/sampled_cpu_gemm_2: stage 12, after tirx.StmtSimplify, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_cpu_gemm_2(A: T.Buffer((8, 16), "float32"), B: T.Buffer((16, 16), "float32"), C: T.Buffer((8, 16), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        A_1 = A.view(128)
        B_1 = B.view(256)
        C_1 = C.view(128)
        for i_0_j_0_fused in T.parallel(8):
            C_global = T.alloc_buffer((16,))
            for j_1 in range(2):
                C_global[j_1] = T.float32(0.0)
                C_global[j_1 + 2] = T.float32(0.0)
                C_global[j_1 + 4] = T.float32(0.0)
                C_global[j_1 + 6] = T.float32(0.0)
                C_global[j_1 + 8] = T.float32(0.0)
                C_global[j_1 + 10] = T.float32(0.0)
                C_global[j_1 + 12] = T.float32(0.0)
                C_global[j_1 + 14] = T.float32(0.0)
                for k_1 in range(16):
                    C_global[j_1] = C_global[j_1] + A_1[k_1] * B_1[k_1 * 16 + i_0_j_0_fused * 2 + j_1]
                    C_global[j_1 + 2] = C_global[j_1 + 2] + A_1[k_1 + 16] * B_1[k_1 * 16 + i_0_j_0_fused * 2 + j_1]
                    C_global[j_1 + 4] = C_global[j_1 + 4] + A_1[k_1 + 32] * B_1[k_1 * 16 + i_0_j_0_fused * 2 + j_1]
                    C_global[j_1 + 6] = C_global[j_1 + 6] + A_1[k_1 + 48] * B_1[k_1 * 16 + i_0_j_0_fused * 2 + j_1]
                    C_global[j_1 + 8] = C_global[j_1 + 8] + A_1[k_1 + 64] * B_1[k_1 * 16 + i_0_j_0_fused * 2 + j_1]
                    C_global[j_1 + 10] = C_global[j_1 + 10] + A_1[k_1 + 80] * B_1[k_1 * 16 + i_0_j_0_fused * 2 + j_1]
                    C_global[j_1 + 12] = C_global[j_1 + 12] + A_1[k_1 + 96] * B_1[k_1 * 16 + i_0_j_0_fused * 2 + j_1]
                    C_global[j_1 + 14] = C_global[j_1 + 14] + A_1[k_1 + 112] * B_1[k_1 * 16 + i_0_j_0_fused * 2 + j_1]
            C_1[i_0_j_0_fused * 2:i_0_j_0_fused * 2 + 2] = C_global[0:2]
            C_1[i_0_j_0_fused * 2 + 16:i_0_j_0_fused * 2 + 16 + 2] = C_global[2:4]
            C_1[i_0_j_0_fused * 2 + 32:i_0_j_0_fused * 2 + 32 + 2] = C_global[4:6]
            C_1[i_0_j_0_fused * 2 + 48:i_0_j_0_fused * 2 + 48 + 2] = C_global[6:8]
            C_1[i_0_j_0_fused * 2 + 64:i_0_j_0_fused * 2 + 64 + 2] = C_global[8:10]
            C_1[i_0_j_0_fused * 2 + 80:i_0_j_0_fused * 2 + 80 + 2] = C_global[10:12]
            C_1[i_0_j_0_fused * 2 + 96:i_0_j_0_fused * 2 + 96 + 2] = C_global[12:14]
            C_1[i_0_j_0_fused * 2 + 112:i_0_j_0_fused * 2 + 112 + 2] = C_global[14:16]
