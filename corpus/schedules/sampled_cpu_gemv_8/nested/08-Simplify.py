# corpus/schedules/sampled_cpu_gemv_8: stage 08, after tir.Simplify, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_gemv_8(A: T.Buffer((16, 64), "float32"), x: T.Buffer((64,), "float32"), B: T.Buffer((16,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        B_rf = T.allocate([16], "float32", "global")
        B_rf_1 = T.Buffer((16,), data=B_rf)
        for i_k_0_fused in T.parallel(16):
            B_rf_1[i_k_0_fused] = T.float32(0.0)
            A_1 = T.Buffer((1024,), data=A.data)
            x_1 = T.Buffer((64,), data=x.data)
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64] * x_1[0]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 1] * x_1[1]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 2] * x_1[2]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 3] * x_1[3]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 4] * x_1[4]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 5] * x_1[5]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 6] * x_1[6]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 7] * x_1[7]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 8] * x_1[8]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 9] * x_1[9]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 10] * x_1[10]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 11] * x_1[11]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 12] * x_1[12]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 13] * x_1[13]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 14] * x_1[14]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 15] * x_1[15]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 16] * x_1[16]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 17] * x_1[17]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 18] * x_1[18]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 19] * x_1[19]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 20] * x_1[20]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 21] * x_1[21]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 22] * x_1[22]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 23] * x_1[23]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 24] * x_1[24]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 25] * x_1[25]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 26] * x_1[26]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 27] * x_1[27]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 28] * x_1[28]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 29] * x_1[29]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 30] * x_1[30]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 31] * x_1[31]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 32] * x_1[32]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 33] * x_1[33]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 34] * x_1[34]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 35] * x_1[35]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 36] * x_1[36]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 37] * x_1[37]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 38] * x_1[38]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 39] * x_1[39]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 40] * x_1[40]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 41] * x_1[41]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 42] * x_1[42]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 43] * x_1[43]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 44] * x_1[44]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 45] * x_1[45]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 46] * x_1[46]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 47] * x_1[47]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 48] * x_1[48]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 49] * x_1[49]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 50] * x_1[50]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 51] * x_1[51]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 52] * x_1[52]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 53] * x_1[53]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 54] * x_1[54]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 55] * x_1[55]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 56] * x_1[56]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 57] * x_1[57]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 58] * x_1[58]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 59] * x_1[59]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 60] * x_1[60]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 61] * x_1[61]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 62] * x_1[62]
            B_rf_1[i_k_0_fused] = B_rf_1[i_k_0_fused] + A_1[i_k_0_fused * 64 + 63] * x_1[63]
        for i_fused in T.parallel(16):
            B_1 = T.Buffer((16,), data=B.data)
            B_1[i_fused] = T.float32(0.0)
            B_1[i_fused] = B_1[i_fused] + B_rf_1[i_fused]
