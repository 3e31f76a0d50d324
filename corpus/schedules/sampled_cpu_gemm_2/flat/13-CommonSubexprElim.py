# corpus/schedules/sampled_cpu_gemm_2: stage 13, after tirx.CommonSubexprElim, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
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
            cse_v8: T.let[T.int32] = i_0_j_0_fused * 2
            for j_1 in range(2):
                C_global[j_1] = T.float32(0.0)
                cse_v1: T.let[T.int32] = j_1 + 2
                C_global[cse_v1] = T.float32(0.0)
                cse_v2: T.let[T.int32] = j_1 + 4
                C_global[cse_v2] = T.float32(0.0)
                cse_v3: T.let[T.int32] = j_1 + 6
                C_global[cse_v3] = T.float32(0.0)
                cse_v4: T.let[T.int32] = j_1 + 8
                C_global[cse_v4] = T.float32(0.0)
                cse_v5: T.let[T.int32] = j_1 + 10
                C_global[cse_v5] = T.float32(0.0)
                cse_v6: T.let[T.int32] = j_1 + 12
                C_global[cse_v6] = T.float32(0.0)
                cse_v7: T.let[T.int32] = j_1 + 14
                C_global[cse_v7] = T.float32(0.0)
                for k_1 in range(16):
                    cse_v9: T.let[T.int32] = k_1 * 16 + cse_v8 + j_1
                    C_global[j_1] = C_global[j_1] + A_1[k_1] * B_1[cse_v9]
                    C_global[cse_v1] = C_global[cse_v1] + A_1[k_1 + 16] * B_1[cse_v9]
                    C_global[cse_v2] = C_global[cse_v2] + A_1[k_1 + 32] * B_1[cse_v9]
                    C_global[cse_v3] = C_global[cse_v3] + A_1[k_1 + 48] * B_1[cse_v9]
                    C_global[cse_v4] = C_global[cse_v4] + A_1[k_1 + 64] * B_1[cse_v9]
                    C_global[cse_v5] = C_global[cse_v5] + A_1[k_1 + 80] * B_1[cse_v9]
                    C_global[cse_v6] = C_global[cse_v6] + A_1[k_1 + 96] * B_1[cse_v9]
                    C_global[cse_v7] = C_global[cse_v7] + A_1[k_1 + 112] * B_1[cse_v9]
            C_1[cse_v8:cse_v8 + 2] = C_global[0:2]
            C_1[cse_v8 + 16:cse_v8 + 16 + 2] = C_global[2:4]
            C_1[cse_v8 + 32:cse_v8 + 32 + 2] = C_global[4:6]
            C_1[cse_v8 + 48:cse_v8 + 48 + 2] = C_global[6:8]
            C_1[cse_v8 + 64:cse_v8 + 64 + 2] = C_global[8:10]
            C_1[cse_v8 + 80:cse_v8 + 80 + 2] = C_global[10:12]
            C_1[cse_v8 + 96:cse_v8 + 96 + 2] = C_global[12:14]
            C_1[cse_v8 + 112:cse_v8 + 112 + 2] = C_global[14:16]
