# corpus/schedules/sampled_cpu_gemm_2: stage 13, after tir.AnnotateEntryFunc, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_gemm_2(A: T.Buffer((8, 16), "float32"), B: T.Buffer((16, 16), "float32"), C: T.Buffer((8, 16), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tir.is_entry_func": True})
        for i_0_j_0_fused in T.parallel(8):
            cse_v1: T.int32 = i_0_j_0_fused * 2
            C_global = T.allocate([16], "float32", "global")
            C_global_1 = T.Buffer((16,), data=C_global)
            for j_1 in range(2):
                C_global_1[j_1] = T.float32(0.0)
                C_global_1[j_1 + 2] = T.float32(0.0)
                C_global_1[j_1 + 4] = T.float32(0.0)
                C_global_1[j_1 + 6] = T.float32(0.0)
                C_global_1[j_1 + 8] = T.float32(0.0)
                C_global_1[j_1 + 10] = T.float32(0.0)
                C_global_1[j_1 + 12] = T.float32(0.0)
                C_global_1[j_1 + 14] = T.float32(0.0)
                for k_1 in range(16):
                    cse_v9: T.int32 = j_1 + 14
                    cse_v8: T.int32 = j_1 + 12
                    cse_v7: T.int32 = j_1 + 10
                    cse_v6: T.int32 = j_1 + 8
                    cse_v5: T.int32 = j_1 + 6
                    cse_v4: T.int32 = j_1 + 4
                    cse_v3: T.int32 = j_1 + 2
                    cse_v2: T.int32 = k_1 * 16 + cse_v1 + j_1
                    A_1 = T.Buffer((128,), data=A.data)
                    B_1 = T.Buffer((256,), data=B.data)
                    C_global_1[j_1] = C_global_1[j_1] + A_1[k_1] * B_1[cse_v2]
                    C_global_1[cse_v3] = C_global_1[cse_v3] + A_1[k_1 + 16] * B_1[cse_v2]
                    C_global_1[cse_v4] = C_global_1[cse_v4] + A_1[k_1 + 32] * B_1[cse_v2]
                    C_global_1[cse_v5] = C_global_1[cse_v5] + A_1[k_1 + 48] * B_1[cse_v2]
                    C_global_1[cse_v6] = C_global_1[cse_v6] + A_1[k_1 + 64] * B_1[cse_v2]
                    C_global_1[cse_v7] = C_global_1[cse_v7] + A_1[k_1 + 80] * B_1[cse_v2]
                    C_global_1[cse_v8] = C_global_1[cse_v8] + A_1[k_1 + 96] * B_1[cse_v2]
                    C_global_1[cse_v9] = C_global_1[cse_v9] + A_1[k_1 + 112] * B_1[cse_v2]
            C_1 = T.Buffer((128,), data=C.data)
            C_1[cse_v1:cse_v1 + 2] = C_global_1[0:2]
            C_1[cse_v1 + 16:cse_v1 + 16 + 2] = C_global_1[2:4]
            C_1[cse_v1 + 32:cse_v1 + 32 + 2] = C_global_1[4:6]
            C_1[cse_v1 + 48:cse_v1 + 48 + 2] = C_global_1[6:8]
            C_1[cse_v1 + 64:cse_v1 + 64 + 2] = C_global_1[8:10]
            C_1[cse_v1 + 80:cse_v1 + 80 + 2] = C_global_1[10:12]
            C_1[cse_v1 + 96:cse_v1 + 96 + 2] = C_global_1[12:14]
            C_1[cse_v1 + 112:cse_v1 + 112 + 2] = C_global_1[14:16]
