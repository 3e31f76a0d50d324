# corpus/schedules/sampled_cpu_gemm_2: stage 10, after tir.UnrollLoop, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_gemm_2(A: T.Buffer((8, 16), "float32"), B: T.Buffer((16, 16), "float32"), C: T.Buffer((8, 16), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        for i_0_j_0_fused in T.parallel(8):
            C_global = T.allocate([16], "float32", "global")
            C_global_1 = T.Buffer((16,), data=C_global)
            for j_1 in range(2):
                C_global_1[T.Mul(0, 2) + j_1] = T.float32(0.0)
                C_global_1[T.Mul(1, 2) + j_1] = T.float32(0.0)
                C_global_1[T.Mul(2, 2) + j_1] = T.float32(0.0)
                C_global_1[T.Mul(3, 2) + j_1] = T.float32(0.0)
                C_global_1[T.Mul(4, 2) + j_1] = T.float32(0.0)
                C_global_1[T.Mul(5, 2) + j_1] = T.float32(0.0)
                C_global_1[T.Mul(6, 2) + j_1] = T.float32(0.0)
                C_global_1[T.Mul(7, 2) + j_1] = T.float32(0.0)
                for k_1 in range(16):
                    A_1 = T.Buffer((128,), data=A.data)
                    B_1 = T.Buffer((256,), data=B.data)
                    C_global_1[T.Mul(0, 2) + j_1] = C_global_1[T.Mul(0, 2) + j_1] + A_1[T.Mul(0, 16) + k_1] * B_1[k_1 * 16 + i_0_j_0_fused * 2 + j_1]
                    C_global_1[T.Mul(1, 2) + j_1] = C_global_1[T.Mul(1, 2) + j_1] + A_1[T.Mul(1, 16) + k_1] * B_1[k_1 * 16 + i_0_j_0_fused * 2 + j_1]
                    C_global_1[T.Mul(2, 2) + j_1] = C_global_1[T.Mul(2, 2) + j_1] + A_1[T.Mul(2, 16) + k_1] * B_1[k_1 * 16 + i_0_j_0_fused * 2 + j_1]
                    C_global_1[T.Mul(3, 2) + j_1] = C_global_1[T.Mul(3, 2) + j_1] + A_1[T.Mul(3, 16) + k_1] * B_1[k_1 * 16 + i_0_j_0_fused * 2 + j_1]
                    C_global_1[T.Mul(4, 2) + j_1] = C_global_1[T.Mul(4, 2) + j_1] + A_1[T.Mul(4, 16) + k_1] * B_1[k_1 * 16 + i_0_j_0_fused * 2 + j_1]
                    C_global_1[T.Mul(5, 2) + j_1] = C_global_1[T.Mul(5, 2) + j_1] + A_1[T.Mul(5, 16) + k_1] * B_1[k_1 * 16 + i_0_j_0_fused * 2 + j_1]
                    C_global_1[T.Mul(6, 2) + j_1] = C_global_1[T.Mul(6, 2) + j_1] + A_1[T.Mul(6, 16) + k_1] * B_1[k_1 * 16 + i_0_j_0_fused * 2 + j_1]
                    C_global_1[T.Mul(7, 2) + j_1] = C_global_1[T.Mul(7, 2) + j_1] + A_1[T.Mul(7, 16) + k_1] * B_1[k_1 * 16 + i_0_j_0_fused * 2 + j_1]
            C_1 = T.Buffer((128,), data=C.data)
            C_1[T.Mul(0, 16) + i_0_j_0_fused * 2:T.Mul(0, 16) + i_0_j_0_fused * 2 + 2] = C_global_1[T.Mul(0, 2):T.Mul(0, 2) + 2]
            C_1[T.Mul(1, 16) + i_0_j_0_fused * 2:T.Mul(1, 16) + i_0_j_0_fused * 2 + 2] = C_global_1[T.Mul(1, 2):T.Mul(1, 2) + 2]
            C_1[T.Mul(2, 16) + i_0_j_0_fused * 2:T.Mul(2, 16) + i_0_j_0_fused * 2 + 2] = C_global_1[T.Mul(2, 2):T.Mul(2, 2) + 2]
            C_1[T.Mul(3, 16) + i_0_j_0_fused * 2:T.Mul(3, 16) + i_0_j_0_fused * 2 + 2] = C_global_1[T.Mul(3, 2):T.Mul(3, 2) + 2]
            C_1[T.Mul(4, 16) + i_0_j_0_fused * 2:T.Mul(4, 16) + i_0_j_0_fused * 2 + 2] = C_global_1[T.Mul(4, 2):T.Mul(4, 2) + 2]
            C_1[T.Mul(5, 16) + i_0_j_0_fused * 2:T.Mul(5, 16) + i_0_j_0_fused * 2 + 2] = C_global_1[T.Mul(5, 2):T.Mul(5, 2) + 2]
            C_1[T.Mul(6, 16) + i_0_j_0_fused * 2:T.Mul(6, 16) + i_0_j_0_fused * 2 + 2] = C_global_1[T.Mul(6, 2):T.Mul(6, 2) + 2]
            C_1[T.Mul(7, 16) + i_0_j_0_fused * 2:T.Mul(7, 16) + i_0_j_0_fused * 2 + 2] = C_global_1[T.Mul(7, 2):T.Mul(7, 2) + 2]
