# corpus/schedules/sampled_cpu_softmax_13: stage 12, after tir.Simplify, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_softmax_13(A: T.Buffer((4, 64), "float32"), B: T.Buffer((4, 64), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        peak_rf = T.allocate([4], "float32", "global")
        peak_rf_1 = T.Buffer((4,), data=peak_rf)
        A_1 = T.Buffer((256,), data=A.data)
        for i_k_0_fused in T.parallel(4):
            peak_rf_1[i_k_0_fused] = T.float32(-340282346638528859811704183484516925440.0)
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 1])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 2])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 3])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 4])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 5])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 6])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 7])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 8])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 9])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 10])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 11])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 12])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 13])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 14])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 15])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 16])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 17])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 18])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 19])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 20])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 21])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 22])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 23])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 24])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 25])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 26])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 27])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 28])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 29])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 30])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 31])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 32])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 33])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 34])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 35])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 36])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 37])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 38])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 39])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 40])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 41])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 42])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 43])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 44])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 45])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 46])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 47])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 48])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 49])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 50])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 51])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 52])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 53])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 54])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 55])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 56])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 57])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 58])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 59])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 60])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 61])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 62])
            peak_rf_1[i_k_0_fused] = T.max(peak_rf_1[i_k_0_fused], A_1[i_k_0_fused * 64 + 63])
        for i_fused in T.parallel(4):
            peak = T.allocate([1], "float32", "global")
            total_rf = T.allocate([64], "float32", "global")
            total = T.allocate([1], "float32", "global")
            peak_1 = T.Buffer((1,), data=peak)
            peak_1[0] = T.float32(-340282346638528859811704183484516925440.0)
            peak_1[0] = T.max(peak_1[0], peak_rf_1[i_fused])
            total_rf_1 = T.Buffer((64,), data=total_rf)
            for ax0 in range(64):
                total_rf_1[ax0] = T.float32(0.0)
                total_rf_1[ax0] = total_rf_1[ax0] + T.pow(T.float32(2.0), A_1[i_fused * 64 + ax0] - peak_1[0])
            total_1 = T.Buffer((1,), data=total)
            total_1[0] = T.float32(0.0)
            total_1[0] = total_1[0] + total_rf_1[0]
            total_1[0] = total_1[0] + total_rf_1[1]
            total_1[0] = total_1[0] + total_rf_1[2]
            total_1[0] = total_1[0] + total_rf_1[3]
            total_1[0] = total_1[0] + total_rf_1[4]
            total_1[0] = total_1[0] + total_rf_1[5]
            total_1[0] = total_1[0] + total_rf_1[6]
            total_1[0] = total_1[0] + total_rf_1[7]
            total_1[0] = total_1[0] + total_rf_1[8]
            total_1[0] = total_1[0] + total_rf_1[9]
            total_1[0] = total_1[0] + total_rf_1[10]
            total_1[0] = total_1[0] + total_rf_1[11]
            total_1[0] = total_1[0] + total_rf_1[12]
            total_1[0] = total_1[0] + total_rf_1[13]
            total_1[0] = total_1[0] + total_rf_1[14]
            total_1[0] = total_1[0] + total_rf_1[15]
            total_1[0] = total_1[0] + total_rf_1[16]
            total_1[0] = total_1[0] + total_rf_1[17]
            total_1[0] = total_1[0] + total_rf_1[18]
            total_1[0] = total_1[0] + total_rf_1[19]
            total_1[0] = total_1[0] + total_rf_1[20]
            total_1[0] = total_1[0] + total_rf_1[21]
            total_1[0] = total_1[0] + total_rf_1[22]
            total_1[0] = total_1[0] + total_rf_1[23]
            total_1[0] = total_1[0] + total_rf_1[24]
            total_1[0] = total_1[0] + total_rf_1[25]
            total_1[0] = total_1[0] + total_rf_1[26]
            total_1[0] = total_1[0] + total_rf_1[27]
            total_1[0] = total_1[0] + total_rf_1[28]
            total_1[0] = total_1[0] + total_rf_1[29]
            total_1[0] = total_1[0] + total_rf_1[30]
            total_1[0] = total_1[0] + total_rf_1[31]
            total_1[0] = total_1[0] + total_rf_1[32]
            total_1[0] = total_1[0] + total_rf_1[33]
            total_1[0] = total_1[0] + total_rf_1[34]
            total_1[0] = total_1[0] + total_rf_1[35]
            total_1[0] = total_1[0] + total_rf_1[36]
            total_1[0] = total_1[0] + total_rf_1[37]
            total_1[0] = total_1[0] + total_rf_1[38]
            total_1[0] = total_1[0] + total_rf_1[39]
            total_1[0] = total_1[0] + total_rf_1[40]
            total_1[0] = total_1[0] + total_rf_1[41]
            total_1[0] = total_1[0] + total_rf_1[42]
            total_1[0] = total_1[0] + total_rf_1[43]
            total_1[0] = total_1[0] + total_rf_1[44]
            total_1[0] = total_1[0] + total_rf_1[45]
            total_1[0] = total_1[0] + total_rf_1[46]
            total_1[0] = total_1[0] + total_rf_1[47]
            total_1[0] = total_1[0] + total_rf_1[48]
            total_1[0] = total_1[0] + total_rf_1[49]
            total_1[0] = total_1[0] + total_rf_1[50]
            total_1[0] = total_1[0] + total_rf_1[51]
            total_1[0] = total_1[0] + total_rf_1[52]
            total_1[0] = total_1[0] + total_rf_1[53]
            total_1[0] = total_1[0] + total_rf_1[54]
            total_1[0] = total_1[0] + total_rf_1[55]
            total_1[0] = total_1[0] + total_rf_1[56]
            total_1[0] = total_1[0] + total_rf_1[57]
            total_1[0] = total_1[0] + total_rf_1[58]
            total_1[0] = total_1[0] + total_rf_1[59]
            total_1[0] = total_1[0] + total_rf_1[60]
            total_1[0] = total_1[0] + total_rf_1[61]
            total_1[0] = total_1[0] + total_rf_1[62]
            total_1[0] = total_1[0] + total_rf_1[63]
            B_1 = T.Buffer((256,), data=B.data)
            B_1[i_fused * 64:i_fused * 64 + 64] = T.pow(T.Broadcast(T.float32(2.0), 64), A_1[i_fused * 64:i_fused * 64 + 64] - T.Broadcast(peak_1[0], 64)) / T.Broadcast(total_1[0], 64)
