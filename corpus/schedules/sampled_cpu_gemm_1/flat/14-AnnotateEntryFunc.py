# corpus/schedules/sampled_cpu_gemm_1: stage 14, after tirx.AnnotateEntryFunc, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_cpu_gemm_1(A: T.Buffer((8, 16), "float32"), B: T.Buffer((16, 16), "float32"), C: T.Buffer((8, 16), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        A_1 = A.view(128)
        B_1 = B.view(256)
        C_1 = C.view(128)
        for i_0_j_0_i_1_j_1_fused in T.parallel(2):
            C_global = T.alloc_buffer((64,))
            for i_2_init in range(4):
                cse_v1: T.let[T.int32] = i_2_init * 16
                C_global[cse_v1] = T.float32(0.0)
                C_global[cse_v1 + 8] = T.float32(0.0)
                C_global[cse_v1 + 1] = T.float32(0.0)
                C_global[cse_v1 + 9] = T.float32(0.0)
                C_global[cse_v1 + 2] = T.float32(0.0)
                C_global[cse_v1 + 10] = T.float32(0.0)
                C_global[cse_v1 + 3] = T.float32(0.0)
                C_global[cse_v1 + 11] = T.float32(0.0)
                C_global[cse_v1 + 4] = T.float32(0.0)
                C_global[cse_v1 + 12] = T.float32(0.0)
                C_global[cse_v1 + 5] = T.float32(0.0)
                C_global[cse_v1 + 13] = T.float32(0.0)
                C_global[cse_v1 + 6] = T.float32(0.0)
                C_global[cse_v1 + 14] = T.float32(0.0)
                C_global[cse_v1 + 7] = T.float32(0.0)
                C_global[cse_v1 + 15] = T.float32(0.0)
            cse_v2: T.let[T.int32] = i_0_j_0_i_1_j_1_fused * 8
            for k_0, i_2, j_2 in T.grid(4, 4, 8):
                cse_v3: T.let[T.int32] = i_2 * 16 + j_2
                cse_v4: T.let[T.int32] = i_2 * 32 + k_0 * 4
                cse_v5: T.let[T.int32] = k_0 * 64 + cse_v2 + j_2
                C_global[cse_v3] = C_global[cse_v3] + A_1[cse_v4] * B_1[cse_v5]
                cse_v6: T.let[T.int32] = cse_v3 + 8
                C_global[cse_v6] = C_global[cse_v6] + A_1[cse_v4 + 16] * B_1[cse_v5]
                cse_v7: T.let[T.int32] = cse_v5 + 16
                C_global[cse_v3] = C_global[cse_v3] + A_1[cse_v4 + 1] * B_1[cse_v7]
                C_global[cse_v6] = C_global[cse_v6] + A_1[cse_v4 + 17] * B_1[cse_v7]
                cse_v8: T.let[T.int32] = cse_v5 + 32
                C_global[cse_v3] = C_global[cse_v3] + A_1[cse_v4 + 2] * B_1[cse_v8]
                C_global[cse_v6] = C_global[cse_v6] + A_1[cse_v4 + 18] * B_1[cse_v8]
                cse_v9: T.let[T.int32] = cse_v5 + 48
                C_global[cse_v3] = C_global[cse_v3] + A_1[cse_v4 + 3] * B_1[cse_v9]
                C_global[cse_v6] = C_global[cse_v6] + A_1[cse_v4 + 19] * B_1[cse_v9]
            C_1[cse_v2:cse_v2 + 8] = C_global[0:8]
            C_1[cse_v2 + 16:cse_v2 + 16 + 8] = C_global[8:16]
            C_1[cse_v2 + 32:cse_v2 + 32 + 8] = C_global[16:24]
            C_1[cse_v2 + 48:cse_v2 + 48 + 8] = C_global[24:32]
            C_1[cse_v2 + 64:cse_v2 + 64 + 8] = C_global[32:40]
            C_1[cse_v2 + 80:cse_v2 + 80 + 8] = C_global[40:48]
            C_1[cse_v2 + 96:cse_v2 + 96 + 8] = C_global[48:56]
            C_1[cse_v2 + 112:cse_v2 + 112 + 8] = C_global[56:64]
