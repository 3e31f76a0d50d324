# corpus/schedules/sampled_cpu_gemm_relu_3: stage 06, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_gemm_relu_3(A: T.Buffer((8, 16), "float32"), B: T.Buffer((16, 16), "float32"), bias: T.Buffer((16,), "float32"), D: T.Buffer((8, 16), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        i_0 = T.int32()
        T.attr(i_0, "pragma_auto_unroll_max_step", 512)
        T.attr(i_0, "pragma_unroll_explicit", 1)
        for i_0 in range(1):
            C = T.decl_buffer((8, 16))
            for i_1, j_1 in T.grid(2, 8):
                for i_2_init, j_2_init in T.grid(4, 2):
                    C[i_1 * 4 + i_2_init, j_1 * 2 + j_2_init] = T.float32(0.0)
                for k_0, i_2, j_2, k_1 in T.grid(4, 4, 2, 4):
                    C[i_1 * 4 + i_2, j_1 * 2 + j_2] = C[i_1 * 4 + i_2, j_1 * 2 + j_2] + A[i_1 * 4 + i_2, k_0 * 4 + k_1] * B[k_0 * 4 + k_1, j_1 * 2 + j_2]
            for ax0 in range(8):
                for ax1_fused in T.vectorized(16):
                    D[ax0, ax1_fused] = T.max(C[ax0, ax1_fused] + bias[ax1_fused], T.float32(0.0))
