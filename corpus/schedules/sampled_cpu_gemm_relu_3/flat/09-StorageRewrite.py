# corpus/schedules/sampled_cpu_gemm_relu_3: stage 09, after tirx.StorageRewrite, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_cpu_gemm_relu_3(A: T.Buffer((8, 16), "float32"), B: T.Buffer((16, 16), "float32"), bias: T.Buffer((16,), "float32"), D: T.Buffer((8, 16), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        C = T.alloc_buffer((128,))
        A_1 = A.view(128)
        B_1 = B.view(256)
        bias_1 = T.decl_buffer((16,), data=bias.data)
        D_1 = D.view(128)
        i_0 = T.int32()
        with T.attr(i_0, "pragma_auto_unroll_max_step", 512):
            T.attr(i_0, "pragma_unroll_explicit", 1)
            for i_0 in range(1):
                for i_1, j_1 in T.grid(2, 8):
                    for i_2_init, j_2_init in T.grid(4, 2):
                        C[i_1 * 64 + i_2_init * 16 + j_1 * 2 + j_2_init] = T.float32(0.0)
                    for k_0, i_2, j_2, k_1 in T.grid(4, 4, 2, 4):
                        C[i_1 * 64 + i_2 * 16 + j_1 * 2 + j_2] = C[i_1 * 64 + i_2 * 16 + j_1 * 2 + j_2] + A_1[i_1 * 64 + i_2 * 16 + k_0 * 4 + k_1] * B_1[k_0 * 64 + k_1 * 16 + j_1 * 2 + j_2]
                for ax0 in range(8):
                    D_1[ax0 * 16:ax0 * 16 + 16] = T.max(C[ax0 * 16:ax0 * 16 + 16] + bias_1[0:16], T.Broadcast(T.float32(0.0), 16))
