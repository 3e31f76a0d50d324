# corpus/schedules/sampled_cpu_batch_4: stage 12, after tir.CommonSubexprElimTIR, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_batch_4(A: T.Buffer((2, 8, 8), "float32"), B: T.Buffer((2, 8, 8), "float32"), C: T.Buffer((2, 8, 8), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        for b_0_i_0_j_0_fused in T.parallel(32):
            cse_v34: T.int32 = b_0_i_0_j_0_fused % 4 * 2
            cse_v33: T.int32 = b_0_i_0_j_0_fused // 4 * 16
            cse_v32: T.int32 = cse_v33 + 15
            cse_v31: T.int32 = cse_v33 + 7
            cse_v30: T.int32 = cse_v33 + 14
            cse_v29: T.int32 = cse_v33 + 6
            cse_v28: T.int32 = cse_v33 + 13
            cse_v27: T.int32 = cse_v33 + 5
            cse_v26: T.int32 = cse_v33 + 12
            cse_v25: T.int32 = cse_v33 + 4
            cse_v24: T.int32 = cse_v33 + 11
            cse_v23: T.int32 = cse_v33 + 3
            cse_v22: T.int32 = cse_v33 + 10
            cse_v21: T.int32 = cse_v33 + 2
            cse_v20: T.int32 = cse_v33 + 9
            cse_v19: T.int32 = cse_v33 + 1
            cse_v18: T.int32 = cse_v33 + 8
            cse_v17: T.int32 = cse_v33 + cse_v34
            cse_v16: T.int32 = b_0_i_0_j_0_fused // 16 * 64 + cse_v34
            cse_v15: T.int32 = cse_v16 + 57
            cse_v14: T.int32 = cse_v16 + 49
            cse_v13: T.int32 = cse_v16 + 41
            cse_v12: T.int32 = cse_v16 + 33
            cse_v11: T.int32 = cse_v16 + 25
            cse_v10: T.int32 = cse_v16 + 17
            cse_v9: T.int32 = cse_v16 + 9
            cse_v8: T.int32 = cse_v16 + 1
            cse_v7: T.int32 = cse_v16 + 56
            cse_v6: T.int32 = cse_v16 + 48
            cse_v5: T.int32 = cse_v16 + 40
            cse_v4: T.int32 = cse_v16 + 32
            cse_v3: T.int32 = cse_v16 + 24
            cse_v2: T.int32 = cse_v16 + 16
            cse_v1: T.int32 = cse_v16 + 8
            C_global = T.allocate([4], "float32", "global")
            C_global_1 = T.Buffer((4,), data=C_global)
            C_global_1[0] = T.float32(0.0)
            C_global_1[2] = T.float32(0.0)
            A_1 = T.Buffer((128,), data=A.data)
            B_1 = T.Buffer((128,), data=B.data)
            C_global_1[0] = C_global_1[0] + A_1[cse_v33] * B_1[cse_v16]
            C_global_1[2] = C_global_1[2] + A_1[cse_v18] * B_1[cse_v16]
            C_global_1[0] = C_global_1[0] + A_1[cse_v19] * B_1[cse_v1]
            C_global_1[2] = C_global_1[2] + A_1[cse_v20] * B_1[cse_v1]
            C_global_1[0] = C_global_1[0] + A_1[cse_v21] * B_1[cse_v2]
            C_global_1[2] = C_global_1[2] + A_1[cse_v22] * B_1[cse_v2]
            C_global_1[0] = C_global_1[0] + A_1[cse_v23] * B_1[cse_v3]
            C_global_1[2] = C_global_1[2] + A_1[cse_v24] * B_1[cse_v3]
            C_global_1[0] = C_global_1[0] + A_1[cse_v25] * B_1[cse_v4]
            C_global_1[2] = C_global_1[2] + A_1[cse_v26] * B_1[cse_v4]
            C_global_1[0] = C_global_1[0] + A_1[cse_v27] * B_1[cse_v5]
            C_global_1[2] = C_global_1[2] + A_1[cse_v28] * B_1[cse_v5]
            C_global_1[0] = C_global_1[0] + A_1[cse_v29] * B_1[cse_v6]
            C_global_1[2] = C_global_1[2] + A_1[cse_v30] * B_1[cse_v6]
            C_global_1[0] = C_global_1[0] + A_1[cse_v31] * B_1[cse_v7]
            C_global_1[2] = C_global_1[2] + A_1[cse_v32] * B_1[cse_v7]
            C_global_1[1] = T.float32(0.0)
            C_global_1[3] = T.float32(0.0)
            C_global_1[1] = C_global_1[1] + A_1[cse_v33] * B_1[cse_v8]
            C_global_1[3] = C_global_1[3] + A_1[cse_v18] * B_1[cse_v8]
            C_global_1[1] = C_global_1[1] + A_1[cse_v19] * B_1[cse_v9]
            C_global_1[3] = C_global_1[3] + A_1[cse_v20] * B_1[cse_v9]
            C_global_1[1] = C_global_1[1] + A_1[cse_v21] * B_1[cse_v10]
            C_global_1[3] = C_global_1[3] + A_1[cse_v22] * B_1[cse_v10]
            C_global_1[1] = C_global_1[1] + A_1[cse_v23] * B_1[cse_v11]
            C_global_1[3] = C_global_1[3] + A_1[cse_v24] * B_1[cse_v11]
            C_global_1[1] = C_global_1[1] + A_1[cse_v25] * B_1[cse_v12]
            C_global_1[3] = C_global_1[3] + A_1[cse_v26] * B_1[cse_v12]
            C_global_1[1] = C_global_1[1] + A_1[cse_v27] * B_1[cse_v13]
            C_global_1[3] = C_global_1[3] + A_1[cse_v28] * B_1[cse_v13]
            C_global_1[1] = C_global_1[1] + A_1[cse_v29] * B_1[cse_v14]
            C_global_1[3] = C_global_1[3] + A_1[cse_v30] * B_1[cse_v14]
            C_global_1[1] = C_global_1[1] + A_1[cse_v31] * B_1[cse_v15]
            C_global_1[3] = C_global_1[3] + A_1[cse_v32] * B_1[cse_v15]
            C_1 = T.Buffer((128,), data=C.data)
            C_1[cse_v17:cse_v17 + 2] = C_global_1[0:2]
            C_1[cse_v17 + 8:cse_v17 + 8 + 2] = C_global_1[2:4]
