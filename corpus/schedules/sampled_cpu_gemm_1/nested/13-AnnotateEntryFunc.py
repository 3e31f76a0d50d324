# corpus/schedules/sampled_cpu_gemm_1: stage 13, after tir.AnnotateEntryFunc, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_gemm_1(A: T.Buffer((8, 16), "float32"), B: T.Buffer((16, 16), "float32"), C: T.Buffer((8, 16), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tir.is_entry_func": True})
        for i_0_j_0_i_1_j_1_fused in T.parallel(2):
            cse_v1: T.int32 = i_0_j_0_i_1_j_1_fused * 8
            C_global = T.allocate([64], "float32", "global")
            C_global_1 = T.Buffer((64,), data=C_global)
            for i_2_init in range(4):
                cse_v2: T.int32 = i_2_init * 16
                C_global_1[cse_v2] = T.float32(0.0)
                C_global_1[cse_v2 + 8] = T.float32(0.0)
                C_global_1[cse_v2 + 1] = T.float32(0.0)
                C_global_1[cse_v2 + 9] = T.float32(0.0)
                C_global_1[cse_v2 + 2] = T.float32(0.0)
                C_global_1[cse_v2 + 10] = T.float32(0.0)
                C_global_1[cse_v2 + 3] = T.float32(0.0)
                C_global_1[cse_v2 + 11] = T.float32(0.0)
                C_global_1[cse_v2 + 4] = T.float32(0.0)
                C_global_1[cse_v2 + 12] = T.float32(0.0)
                C_global_1[cse_v2 + 5] = T.float32(0.0)
                C_global_1[cse_v2 + 13] = T.float32(0.0)
                C_global_1[cse_v2 + 6] = T.float32(0.0)
                C_global_1[cse_v2 + 14] = T.float32(0.0)
                C_global_1[cse_v2 + 7] = T.float32(0.0)
                C_global_1[cse_v2 + 15] = T.float32(0.0)
            for k_0, i_2, j_2 in T.grid(4, 4, 8):
                cse_v9: T.int32 = i_2 * 16 + j_2
                cse_v8: T.int32 = cse_v9 + 8
                cse_v7: T.int32 = k_0 * 64 + cse_v1 + j_2
                cse_v6: T.int32 = i_2 * 32 + k_0 * 4
                cse_v5: T.int32 = cse_v7 + 48
                cse_v4: T.int32 = cse_v7 + 32
                cse_v3: T.int32 = cse_v7 + 16
                A_1 = T.Buffer((128,), data=A.data)
                B_1 = T.Buffer((256,), data=B.data)
                C_global_1[cse_v9] = C_global_1[cse_v9] + A_1[cse_v6] * B_1[cse_v7]
                C_global_1[cse_v8] = C_global_1[cse_v8] + A_1[cse_v6 + 16] * B_1[cse_v7]
                C_global_1[cse_v9] = C_global_1[cse_v9] + A_1[cse_v6 + 1] * B_1[cse_v3]
                C_global_1[cse_v8] = C_global_1[cse_v8] + A_1[cse_v6 + 17] * B_1[cse_v3]
                C_global_1[cse_v9] = C_global_1[cse_v9] + A_1[cse_v6 + 2] * B_1[cse_v4]
                C_global_1[cse_v8] = C_global_1[cse_v8] + A_1[cse_v6 + 18] * B_1[cse_v4]
                C_global_1[cse_v9] = C_global_1[cse_v9] + A_1[cse_v6 + 3] * B_1[cse_v5]
                C_global_1[cse_v8] = C_global_1[cse_v8] + A_1[cse_v6 + 19] * B_1[cse_v5]
            C_1 = T.Buffer((128,), data=C.data)
            C_1[cse_v1:cse_v1 + 8] = C_global_1[0:8]
            C_1[cse_v1 + 16:cse_v1 + 16 + 8] = C_global_1[8:16]
            C_1[cse_v1 + 32:cse_v1 + 32 + 8] = C_global_1[16:24]
            C_1[cse_v1 + 48:cse_v1 + 48 + 8] = C_global_1[24:32]
            C_1[cse_v1 + 64:cse_v1 + 64 + 8] = C_global_1[32:40]
            C_1[cse_v1 + 80:cse_v1 + 80 + 8] = C_global_1[40:48]
            C_1[cse_v1 + 96:cse_v1 + 96 + 8] = C_global_1[48:56]
            C_1[cse_v1 + 112:cse_v1 + 112 + 8] = C_global_1[56:64]
