# corpus/schedules/sampled_cpu_gemm_1: stage 11, after tirx.UnrollLoop, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_cpu_gemm_1(A: T.Buffer((8, 16), "float32"), B: T.Buffer((16, 16), "float32"), C: T.Buffer((8, 16), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        A_1 = A.view(128)
        B_1 = B.view(256)
        C_1 = C.view(128)
        for i_0_j_0_i_1_j_1_fused in T.parallel(2):
            C_global = T.alloc_buffer((64,))
            for i_2_init in range(4):
                C_global[T.Add(i_2_init * 16 + T.Mul(0, 8), 0)] = T.float32(0.0)
                C_global[T.Add(i_2_init * 16 + T.Mul(1, 8), 0)] = T.float32(0.0)
                C_global[i_2_init * 16 + T.Mul(0, 8) + 1] = T.float32(0.0)
                C_global[i_2_init * 16 + T.Mul(1, 8) + 1] = T.float32(0.0)
                C_global[i_2_init * 16 + T.Mul(0, 8) + 2] = T.float32(0.0)
                C_global[i_2_init * 16 + T.Mul(1, 8) + 2] = T.float32(0.0)
                C_global[i_2_init * 16 + T.Mul(0, 8) + 3] = T.float32(0.0)
                C_global[i_2_init * 16 + T.Mul(1, 8) + 3] = T.float32(0.0)
                C_global[i_2_init * 16 + T.Mul(0, 8) + 4] = T.float32(0.0)
                C_global[i_2_init * 16 + T.Mul(1, 8) + 4] = T.float32(0.0)
                C_global[i_2_init * 16 + T.Mul(0, 8) + 5] = T.float32(0.0)
                C_global[i_2_init * 16 + T.Mul(1, 8) + 5] = T.float32(0.0)
                C_global[i_2_init * 16 + T.Mul(0, 8) + 6] = T.float32(0.0)
                C_global[i_2_init * 16 + T.Mul(1, 8) + 6] = T.float32(0.0)
                C_global[i_2_init * 16 + T.Mul(0, 8) + 7] = T.float32(0.0)
                C_global[i_2_init * 16 + T.Mul(1, 8) + 7] = T.float32(0.0)
            for k_0, i_2, j_2 in T.grid(4, 4, 8):
                C_global[i_2 * 16 + T.Mul(0, 8) + j_2] = C_global[i_2 * 16 + T.Mul(0, 8) + j_2] + A_1[T.Add(i_2 * 32 + T.Mul(0, 16) + k_0 * 4, 0)] * B_1[k_0 * 64 + T.Mul(0, 16) + i_0_j_0_i_1_j_1_fused * 8 + j_2]
                C_global[i_2 * 16 + T.Mul(1, 8) + j_2] = C_global[i_2 * 16 + T.Mul(1, 8) + j_2] + A_1[T.Add(i_2 * 32 + T.Mul(1, 16) + k_0 * 4, 0)] * B_1[k_0 * 64 + T.Mul(0, 16) + i_0_j_0_i_1_j_1_fused * 8 + j_2]
                C_global[i_2 * 16 + T.Mul(0, 8) + j_2] = C_global[i_2 * 16 + T.Mul(0, 8) + j_2] + A_1[i_2 * 32 + T.Mul(0, 16) + k_0 * 4 + 1] * B_1[k_0 * 64 + T.Mul(1, 16) + i_0_j_0_i_1_j_1_fused * 8 + j_2]
                C_global[i_2 * 16 + T.Mul(1, 8) + j_2] = C_global[i_2 * 16 + T.Mul(1, 8) + j_2] + A_1[i_2 * 32 + T.Mul(1, 16) + k_0 * 4 + 1] * B_1[k_0 * 64 + T.Mul(1, 16) + i_0_j_0_i_1_j_1_fused * 8 + j_2]
                C_global[i_2 * 16 + T.Mul(0, 8) + j_2] = C_global[i_2 * 16 + T.Mul(0, 8) + j_2] + A_1[i_2 * 32 + T.Mul(0, 16) + k_0 * 4 + 2] * B_1[k_0 * 64 + T.Mul(2, 16) + i_0_j_0_i_1_j_1_fused * 8 + j_2]
                C_global[i_2 * 16 + T.Mul(1, 8) + j_2] = C_global[i_2 * 16 + T.Mul(1, 8) + j_2] + A_1[i_2 * 32 + T.Mul(1, 16) + k_0 * 4 + 2] * B_1[k_0 * 64 + T.Mul(2, 16) + i_0_j_0_i_1_j_1_fused * 8 + j_2]
                C_global[i_2 * 16 + T.Mul(0, 8) + j_2] = C_global[i_2 * 16 + T.Mul(0, 8) + j_2] + A_1[i_2 * 32 + T.Mul(0, 16) + k_0 * 4 + 3] * B_1[k_0 * 64 + T.Mul(3, 16) + i_0_j_0_i_1_j_1_fused * 8 + j_2]
                C_global[i_2 * 16 + T.Mul(1, 8) + j_2] = C_global[i_2 * 16 + T.Mul(1, 8) + j_2] + A_1[i_2 * 32 + T.Mul(1, 16) + k_0 * 4 + 3] * B_1[k_0 * 64 + T.Mul(3, 16) + i_0_j_0_i_1_j_1_fused * 8 + j_2]
            C_1[T.Mul(0, 16) + i_0_j_0_i_1_j_1_fused * 8:T.Mul(0, 16) + i_0_j_0_i_1_j_1_fused * 8 + 8] = C_global[T.Mul(0, 8):T.Mul(0, 8) + 8]
            C_1[T.Mul(1, 16) + i_0_j_0_i_1_j_1_fused * 8:T.Mul(1, 16) + i_0_j_0_i_1_j_1_fused * 8 + 8] = C_global[T.Mul(1, 8):T.Mul(1, 8) + 8]
            C_1[T.Mul(2, 16) + i_0_j_0_i_1_j_1_fused * 8:T.Mul(2, 16) + i_0_j_0_i_1_j_1_fused * 8 + 8] = C_global[T.Mul(2, 8):T.Mul(2, 8) + 8]
            C_1[T.Mul(3, 16) + i_0_j_0_i_1_j_1_fused * 8:T.Mul(3, 16) + i_0_j_0_i_1_j_1_fused * 8 + 8] = C_global[T.Mul(3, 8):T.Mul(3, 8) + 8]
            C_1[T.Mul(4, 16) + i_0_j_0_i_1_j_1_fused * 8:T.Mul(4, 16) + i_0_j_0_i_1_j_1_fused * 8 + 8] = C_global[T.Mul(4, 8):T.Mul(4, 8) + 8]
            C_1[T.Mul(5, 16) + i_0_j_0_i_1_j_1_fused * 8:T.Mul(5, 16) + i_0_j_0_i_1_j_1_fused * 8 + 8] = C_global[T.Mul(5, 8):T.Mul(5, 8) + 8]
            C_1[T.Mul(6, 16) + i_0_j_0_i_1_j_1_fused * 8:T.Mul(6, 16) + i_0_j_0_i_1_j_1_fused * 8 + 8] = C_global[T.Mul(6, 8):T.Mul(6, 8) + 8]
            C_1[T.Mul(7, 16) + i_0_j_0_i_1_j_1_fused * 8:T.Mul(7, 16) + i_0_j_0_i_1_j_1_fused * 8 + 8] = C_global[T.Mul(7, 8):T.Mul(7, 8) + 8]
