# corpus/schedules/sampled_cpu_batch_4: stage 11, after tir.Simplify, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_batch_4(A: T.Buffer((2, 8, 8), "float32"), B: T.Buffer((2, 8, 8), "float32"), C: T.Buffer((2, 8, 8), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        for b_0_i_0_j_0_fused in T.parallel(32):
            C_global = T.allocate([4], "float32", "global")
            C_global_1 = T.Buffer((4,), data=C_global)
            C_global_1[0] = T.float32(0.0)
            C_global_1[2] = T.float32(0.0)
            A_1 = T.Buffer((128,), data=A.data)
            B_1 = T.Buffer((128,), data=B.data)
            C_global_1[0] = C_global_1[0] + A_1[b_0_i_0_j_0_fused // 4 * 16] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2]
            C_global_1[2] = C_global_1[2] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 8] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2]
            C_global_1[0] = C_global_1[0] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 1] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 8]
            C_global_1[2] = C_global_1[2] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 9] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 8]
            C_global_1[0] = C_global_1[0] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 2] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 16]
            C_global_1[2] = C_global_1[2] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 10] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 16]
            C_global_1[0] = C_global_1[0] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 3] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 24]
            C_global_1[2] = C_global_1[2] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 11] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 24]
            C_global_1[0] = C_global_1[0] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 4] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 32]
            C_global_1[2] = C_global_1[2] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 12] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 32]
            C_global_1[0] = C_global_1[0] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 5] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 40]
            C_global_1[2] = C_global_1[2] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 13] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 40]
            C_global_1[0] = C_global_1[0] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 6] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 48]
            C_global_1[2] = C_global_1[2] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 14] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 48]
            C_global_1[0] = C_global_1[0] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 7] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 56]
            C_global_1[2] = C_global_1[2] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 15] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 56]
            C_global_1[1] = T.float32(0.0)
            C_global_1[3] = T.float32(0.0)
            C_global_1[1] = C_global_1[1] + A_1[b_0_i_0_j_0_fused // 4 * 16] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 1]
            C_global_1[3] = C_global_1[3] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 8] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 1]
            C_global_1[1] = C_global_1[1] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 1] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 9]
            C_global_1[3] = C_global_1[3] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 9] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 9]
            C_global_1[1] = C_global_1[1] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 2] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 17]
            C_global_1[3] = C_global_1[3] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 10] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 17]
            C_global_1[1] = C_global_1[1] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 3] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 25]
            C_global_1[3] = C_global_1[3] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 11] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 25]
            C_global_1[1] = C_global_1[1] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 4] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 33]
            C_global_1[3] = C_global_1[3] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 12] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 33]
            C_global_1[1] = C_global_1[1] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 5] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 41]
            C_global_1[3] = C_global_1[3] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 13] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 41]
            C_global_1[1] = C_global_1[1] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 6] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 49]
            C_global_1[3] = C_global_1[3] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 14] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 49]
            C_global_1[1] = C_global_1[1] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 7] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 57]
            C_global_1[3] = C_global_1[3] + A_1[b_0_i_0_j_0_fused // 4 * 16 + 15] * B_1[b_0_i_0_j_0_fused // 16 * 64 + b_0_i_0_j_0_fused % 4 * 2 + 57]
            C_1 = T.Buffer((128,), data=C.data)
            C_1[b_0_i_0_j_0_fused // 4 * 16 + b_0_i_0_j_0_fused % 4 * 2:b_0_i_0_j_0_fused // 4 * 16 + b_0_i_0_j_0_fused % 4 * 2 + 2] = C_global_1[0:2]
            C_1[b_0_i_0_j_0_fused // 4 * 16 + b_0_i_0_j_0_fused % 4 * 2 + 8:b_0_i_0_j_0_fused // 4 * 16 + b_0_i_0_j_0_fused % 4 * 2 + 8 + 2] = C_global_1[2:4]
