# corpus/schedules/sampled_cpu_batch_4: stage 09, after tir.VectorizeLoop, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_batch_4(A: T.Buffer((2, 8, 8), "float32"), B: T.Buffer((2, 8, 8), "float32"), C: T.Buffer((2, 8, 8), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        b_0_i_0_j_0_fused = T.int32()
        T.attr(b_0_i_0_j_0_fused, "pragma_auto_unroll_max_step", 512)
        T.attr(b_0_i_0_j_0_fused, "pragma_unroll_explicit", 1)
        for b_0_i_0_j_0_fused in T.parallel(32):
            C_global = T.allocate([4], "float32", "global")
            C_global_1 = T.Buffer((4,), data=C_global)
            for j_1 in range(2):
                for i_3_init in range(2):
                    C_global_1[i_3_init * 2 + j_1] = T.float32(0.0)
                for k_0, k_1, i_3 in T.grid(4, 2, 2):
                    A_1 = T.Buffer((128,), data=A.data)
                    B_1 = T.Buffer((128,), data=B.data)
                    C_global_1[i_3 * 2 + j_1] = C_global_1[i_3 * 2 + j_1] + A_1[b_0_i_0_j_0_fused // 4 * 16 + i_3 * 8 + k_0 * 2 + k_1] * B_1[b_0_i_0_j_0_fused // 16 * 64 + k_0 * 16 + k_1 * 8 + b_0_i_0_j_0_fused % 4 * 2 + j_1]
            for ax1 in range(2):
                C_1 = T.Buffer((128,), data=C.data)
                C_1[b_0_i_0_j_0_fused // 4 * 16 + ax1 * 8 + b_0_i_0_j_0_fused % 4 * 2:b_0_i_0_j_0_fused // 4 * 16 + ax1 * 8 + b_0_i_0_j_0_fused % 4 * 2 + 2] = C_global_1[ax1 * 2:ax1 * 2 + 2]
