# corpus/schedules/sampled_cpu_batch_4: stage 12, after tirx.StmtSimplify, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_cpu_batch_4(A: T.Buffer((2, 8, 8), "float32"), B: T.Buffer((2, 8, 8), "float32"), C: T.Buffer((2, 8, 8), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        A_1 = A.view(128)
        B_1 = B.view(128)
        C_1 = C.view(128)
        for b_0_i_0_j_0_fused in T.parallel(32):
            C_global = T.alloc_buffer((4,))
            C_global[0] = T.float32(0.0)
            C_global[2] = T.float32(0.0)
            C_global[0] = C_global[0] + A_1[b_0_i_0_j_0_fused // 4 * 16] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2]
            C_global[2] = C_global[2] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 8] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2]
            C_global[0] = C_global[0] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 1] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 8]
            C_global[2] = C_global[2] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 9] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 8]
            C_global[0] = C_global[0] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 2] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 16]
            C_global[2] = C_global[2] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 10] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 16]
            C_global[0] = C_global[0] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 3] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 24]
            C_global[2] = C_global[2] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 11] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 24]
            C_global[0] = C_global[0] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 4] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 32]
            C_global[2] = C_global[2] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 12] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 32]
            C_global[0] = C_global[0] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 5] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 40]
            C_global[2] = C_global[2] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 13] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 40]
            C_global[0] = C_global[0] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 6] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 48]
            C_global[2] = C_global[2] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 14] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 48]
            C_global[0] = C_global[0] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 7] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 56]
            C_global[2] = C_global[2] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 15] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 56]
            C_global[1] = T.float32(0.0)
            C_global[3] = T.float32(0.0)
            C_global[1] = C_global[1] + A_1[b_0_i_0_j_0_fused // 4 * 16] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 1]
            C_global[3] = C_global[3] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 8] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 1]
            C_global[1] = C_global[1] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 1] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 9]
            C_global[3] = C_global[3] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 9] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 9]
            C_global[1] = C_global[1] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 2] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 17]
            C_global[3] = C_global[3] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 10] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 17]
            C_global[1] = C_global[1] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 3] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 25]
            C_global[3] = C_global[3] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 11] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 25]
            C_global[1] = C_global[1] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 4] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 33]
            C_global[3] = C_global[3] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 12] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 33]
            C_global[1] = C_global[1] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 5] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 41]
            C_global[3] = C_global[3] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 13] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 41]
            C_global[1] = C_global[1] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 6] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 49]
            C_global[3] = C_global[3] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 14] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 49]
            C_global[1] = C_global[1] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 7] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 57]
            C_global[3] = C_global[3] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 15] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 57]
            C_1[b_0_i_0_j_0_fused // 4 * 16 + b_0_i_0_j_0_fused % 4 * 2:b_0_i_0_j_0_fused // 4 * 16 + b_0_i_0_j_0_fused % 4 * 2 + 2] = C_global[0:2]
            C_1[b_0_i_0_j_0_fused // 4 * 16 + b_0_i_0_j_0_fused % 4 * 2 + 8:b_0_i_0_j_0_fused // 4 * 16 + b_0_i_0_j_0_fused % 4 * 2 + 8 + 2] = C_global[2:4]
