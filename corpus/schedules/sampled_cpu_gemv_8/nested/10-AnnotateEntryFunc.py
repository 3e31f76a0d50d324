# corpus/schedules/sampled_cpu_gemv_8: stage 10, after tir.AnnotateEntryFunc, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_gemv_8(A: T.Buffer((16, 64), "float32"), x: T.Buffer((64,), "float32"), B: T.Buffer((16,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tir.is_entry_func": True})
        B_rf = T.allocate([16], "float32", "global")
        B_rf_1 = T.Buffer((16,), data=B_rf)
        for i_k_0_fused in T.parallel(16):
            cse_v1: T.int32 = i_k_0_fused * 64
            B_rf_1[i_k_0_fused] = T.float32(0.0)
            A_1 = T.Buffer((1024,), data=A.data)
            x_1 = T.Buffer((64,), data=x.data)
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1] * x_1[0]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 1] * x_1[1]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 2] * x_1[2]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 3] * x_1[3]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 4] * x_1[4]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 5] * x_1[5]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 6] * x_1[6]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 7] * x_1[7]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 8] * x_1[8]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 9] * x_1[9]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 10] * x_1[10]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 11] * x_1[11]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 12] * x_1[12]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 13] * x_1[13]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 14] * x_1[14]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 15] * x_1[15]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 16] * x_1[16]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 17] * x_1[17]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 18] * x_1[18]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 19] * x_1[19]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 20] * x_1[20]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 21] * x_1[21]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 22] * x_1[22]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 23] * x_1[23]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 24] * x_1[24]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 25] * x_1[25]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 26] * x_1[26]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 27] * x_1[27]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 28] * x_1[28]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 29] * x_1[29]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 30] * x_1[30]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 31] * x_1[31]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 32] * x_1[32]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 33] * x_1[33]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 34] * x_1[34]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 35] * x_1[35]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 36] * x_1[36]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 37] * x_1[37]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 38] * x_1[38]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 39] * x_1[39]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 40] * x_1[40]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 41] * x_1[41]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 42] * x_1[42]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 43] * x_1[43]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 44] * x_1[44]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 45] * x_1[45]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 46] * x_1[46]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 47] * x_1[47]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 48] * x_1[48]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 49] * x_1[49]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 50] * x_1[50]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 51] * x_1[51]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 52] * x_1[52]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 53] * x_1[53]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 54] * x_1[54]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 55] * x_1[55]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 56] * x_1[56]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 57] * x_1[57]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 58] * x_1[58]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 59] * x_1[59]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 60] * x_1[60]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 61] * x_1[61]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 62] * x_1[62]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[cse_v1 + 63] * x_1[63]
        for i_fused in T.parallel(16):
            B_1 = T.Buffer((16,), data=B.data)
            B_1[i_fused] = T.float32(0.0)
            B_1[i_fused] = B_1[i_fused] + B_rf_1[i_fused]
