# corpus/schedules/sampled_cpu_batch_4: stage 14, after tirx.AnnotateEntryFunc, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_cpu_batch_4(A: T.Buffer((2, 8, 8), "float32"), B: T.Buffer((2, 8, 8), "float32"), C: T.Buffer((2, 8, 8), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        A_1 = A.view(128)
        B_1 = B.view(128)
        C_1 = C.view(128)
        for b_0_i_0_j_0_fused in T.parallel(32):
            C_global = T.alloc_buffer((4,))
            C_global[0] = T.float32(0.0)
            C_global[2] = T.float32(0.0)
            cse_v1: T.let[T.int32] = b_0_i_0_j_0_fused // 4 * 16
            cse_v2: T.let[T.int32] = b_0_i_0_j_0_fused % 4 * 2
            cse_v3: T.let[T.int32] = b_0_i_0_j_0_fused // 16 * 64 + cse_v2
            C_global[0] = C_global[0] + A_1[cse_v1] * B_1[cse_v3]
            cse_v4: T.let[T.int32] = cse_v1 + 8
            C_global[2] = C_global[2] + A_1[cse_v4] * B_1[cse_v3]
            cse_v5: T.let[T.int32] = cse_v1 + 1
            cse_v20: T.let[T.int32] = cse_v3 + 8
            C_global[0] = C_global[0] + A_1[cse_v5] * B_1[cse_v20]
            cse_v6: T.let[T.int32] = cse_v1 + 9
            C_global[2] = C_global[2] + A_1[cse_v6] * B_1[cse_v20]
            cse_v7: T.let[T.int32] = cse_v1 + 2
            cse_v21: T.let[T.int32] = cse_v3 + 16
            C_global[0] = C_global[0] + A_1[cse_v7] * B_1[cse_v21]
            cse_v8: T.let[T.int32] = cse_v1 + 10
            C_global[2] = C_global[2] + A_1[cse_v8] * B_1[cse_v21]
            cse_v9: T.let[T.int32] = cse_v1 + 3
            cse_v22: T.let[T.int32] = cse_v3 + 24
            C_global[0] = C_global[0] + A_1[cse_v9] * B_1[cse_v22]
            cse_v10: T.let[T.int32] = cse_v1 + 11
            C_global[2] = C_global[2] + A_1[cse_v10] * B_1[cse_v22]
            cse_v11: T.let[T.int32] = cse_v1 + 4
            cse_v23: T.let[T.int32] = cse_v3 + 32
            C_global[0] = C_global[0] + A_1[cse_v11] * B_1[cse_v23]
            cse_v12: T.let[T.int32] = cse_v1 + 12
            C_global[2] = C_global[2] + A_1[cse_v12] * B_1[cse_v23]
            cse_v13: T.let[T.int32] = cse_v1 + 5
            cse_v24: T.let[T.int32] = cse_v3 + 40
            C_global[0] = C_global[0] + A_1[cse_v13] * B_1[cse_v24]
            cse_v14: T.let[T.int32] = cse_v1 + 13
            C_global[2] = C_global[2] + A_1[cse_v14] * B_1[cse_v24]
            cse_v15: T.let[T.int32] = cse_v1 + 6
            cse_v25: T.let[T.int32] = cse_v3 + 48
            C_global[0] = C_global[0] + A_1[cse_v15] * B_1[cse_v25]
            cse_v16: T.let[T.int32] = cse_v1 + 14
            C_global[2] = C_global[2] + A_1[cse_v16] * B_1[cse_v25]
            cse_v17: T.let[T.int32] = cse_v1 + 7
            cse_v26: T.let[T.int32] = cse_v3 + 56
            C_global[0] = C_global[0] + A_1[cse_v17] * B_1[cse_v26]
            cse_v18: T.let[T.int32] = cse_v1 + 15
            C_global[2] = C_global[2] + A_1[cse_v18] * B_1[cse_v26]
            C_global[1] = T.float32(0.0)
            C_global[3] = T.float32(0.0)
            cse_v27: T.let[T.int32] = cse_v3 + 1
            C_global[1] = C_global[1] + A_1[cse_v1] * B_1[cse_v27]
            C_global[3] = C_global[3] + A_1[cse_v4] * B_1[cse_v27]
            cse_v28: T.let[T.int32] = cse_v3 + 9
            C_global[1] = C_global[1] + A_1[cse_v5] * B_1[cse_v28]
            C_global[3] = C_global[3] + A_1[cse_v6] * B_1[cse_v28]
            cse_v29: T.let[T.int32] = cse_v3 + 17
            C_global[1] = C_global[1] + A_1[cse_v7] * B_1[cse_v29]
            C_global[3] = C_global[3] + A_1[cse_v8] * B_1[cse_v29]
            cse_v30: T.let[T.int32] = cse_v3 + 25
            C_global[1] = C_global[1] + A_1[cse_v9] * B_1[cse_v30]
            C_global[3] = C_global[3] + A_1[cse_v10] * B_1[cse_v30]
            cse_v31: T.let[T.int32] = cse_v3 + 33
            C_global[1] = C_global[1] + A_1[cse_v11] * B_1[cse_v31]
            C_global[3] = C_global[3] + A_1[cse_v12] * B_1[cse_v31]
            cse_v32: T.let[T.int32] = cse_v3 + 41
            C_global[1] = C_global[1] + A_1[cse_v13] * B_1[cse_v32]
            C_global[3] = C_global[3] + A_1[cse_v14] * B_1[cse_v32]
            cse_v33: T.let[T.int32] = cse_v3 + 49
            C_global[1] = C_global[1] + A_1[cse_v15] * B_1[cse_v33]
            C_global[3] = C_global[3] + A_1[cse_v16] * B_1[cse_v33]
            cse_v34: T.let[T.int32] = cse_v3 + 57
            C_global[1] = C_global[1] + A_1[cse_v17] * B_1[cse_v34]
            C_global[3] = C_global[3] + A_1[cse_v18] * B_1[cse_v34]
            cse_v19: T.let[T.int32] = cse_v1 + cse_v2
            C_1[cse_v19:cse_v19 + 2] = C_global[0:2]
            C_1[cse_v19 + 8:cse_v19 + 8 + 2] = C_global[2:4]
