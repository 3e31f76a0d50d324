# corpus/schedules/sampled_cpu_batch_4: stage 11, after tirx.UnrollLoop, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_cpu_batch_4(A: T.Buffer((2, 8, 8), "float32"), B: T.Buffer((2, 8, 8), "float32"), C: T.Buffer((2, 8, 8), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        A_1 = A.view(128)
        B_1 = B.view(128)
        C_1 = C.view(128)
        for b_0_i_0_j_0_fused in T.parallel(32):
            C_global = T.alloc_buffer((4,))
            C_global[T.Add(T.Mul(0, 2), 0)] = T.float32(0.0)
            C_global[T.Add(T.Mul(1, 2), 0)] = T.float32(0.0)
            C_global[T.Add(T.Mul(0, 2), 0)] = C_global[T.Add(T.Mul(0, 2), 0)] + A_1[T.Add(b_0_i_0_j_0_fused // 4 * 16 + T.Mul(0, 8) + T.Mul(0, 2), 0)] * B_1[T.Add(b_0_i_0_j_0_fused // 16 * 64 + T.Mul(0, 16) + T.Mul(0, 8) + b_0_i_0_j_0_fused % 4 * 2, 0)]
            C_global[T.Add(T.Mul(1, 2), 0)] = C_global[T.Add(T.Mul(1, 2), 0)] + A_1[T.Add(b_0_i_0_j_0_fused // 4 * 16 + T.Mul(1, 8) + T.Mul(0, 2), 0)] * B_1[T.Add(b_0_i_0_j_0_fused // 16 * 64 + T.Mul(0, 16) + T.Mul(0, 8) + b_0_i_0_j_0_fused % 4 * 2, 0)]
            C_global[T.Add(T.Mul(0, 2), 0)] = C_global[T.Add(T.Mul(0, 2), 0)] + A_1[b_0_i_0_j_0_fused // 4 * 16 + T.Mul(0, 8) + T.Mul(0, 2) + 1] * B_1[T.Add(b_0_i_0_j_0_fused // 16 * 64 + T.Mul(0, 16) + T.Mul(1, 8) + b_0_i_0_j_0_fused % 4 * 2, 0)]
            C_global[T.Add(T.Mul(1, 2), 0)] = C_global[T.Add(T.Mul(1, 2), 0)] + A_1[b_0_i_0_j_0_fused // 4 * 16 + T.Mul(1, 8) + T.Mul(0, 2) + 1] * B_1[T.Add(b_0_i_0_j_0_fused // 16 * 64 + T.Mul(0, 16) + T.Mul(1, 8) + b_0_i_0_j_0_fused % 4 * 2, 0)]
            C_global[T.Add(T.Mul(0, 2), 0)] = C_global[T.Add(T.Mul(0, 2), 0)] + A_1[T.Add(b_0_i_0_j_0_fused // 4 * 16 + T.Mul(0, 8) + T.Mul(1, 2), 0)] * B_1[T.Add(b_0_i_0_j_0_fused // 16 * 64 + T.Mul(1, 16) + T.Mul(0, 8) + b_0_i_0_j_0_fused % 4 * 2, 0)]
            C_global[T.Add(T.Mul(1, 2), 0)] = C_global[T.Add(T.Mul(1, 2), 0)] + A_1[T.Add(b_0_i_0_j_0_fused // 4 * 16 + T.Mul(1, 8) + T.Mul(1, 2), 0)] * B_1[T.Add(b_0_i_0_j_0_fused // 16 * 64 + T.Mul(1, 16) + T.Mul(0, 8) + b_0_i_0_j_0_fused % 4 * 2, 0)]
            C_global[T.Add(T.Mul(0, 2), 0)] = C_global[T.Add(T.Mul(0, 2), 0)] + A_1[b_0_i_0_j_0_fused // 4 * 16 + T.Mul(0, 8) + T.Mul(1, 2) + 1] * B_1[T.Add(b_0_i_0_j_0_fused // 16 * 64 + T.Mul(1, 16) + T.Mul(1, 8) + b_0_i_0_j_0_fused % 4 * 2, 0)]
            C_global[T.Add(T.Mul(1, 2), 0)] = C_global[T.Add(T.Mul(1, 2), 0)] + A_1[b_0_i_0_j_0_fused // 4 * 16 + T.Mul(1, 8) + T.Mul(1, 2) + 1] * B_1[T.Add(b_0_i_0_j_0_fused // 16 * 64 + T.Mul(1, 16) + T.Mul(1, 8) + b_0_i_0_j_0_fused % 4 * 2, 0)]
            C_global[T.Add(T.Mul(0, 2), 0)] = C_global[T.Add(T.Mul(0, 2), 0)] + A_1[T.Add(b_0_i_0_j_0_fused // 4 * 16 + T.Mul(0, 8) + T.Mul(2, 2), 0)] * B_1[T.Add(b_0_i_0_j_0_fused // 16 * 64 + T.Mul(2, 16) + T.Mul(0, 8) + b_0_i_0_j_0_fused % 4 * 2, 0)]
            C_global[T.Add(T.Mul(1, 2), 0)] = C_global[T.Add(T.Mul(1, 2), 0)] + A_1[T.Add(b_0_i_0_j_0_fused // 4 * 16 + T.Mul(1, 8) + T.Mul(2, 2), 0)] * B_1[T.Add(b_0_i_0_j_0_fused // 16 * 64 + T.Mul(2, 16) + T.Mul(0, 8) + b_0_i_0_j_0_fused % 4 * 2, 0)]
            C_global[T.Add(T.Mul(0, 2), 0)] = C_global[T.Add(T.Mul(0, 2), 0)] + A_1[b_0_i_0_j_0_fused // 4 * 16 + T.Mul(0, 8) + T.Mul(2, 2) + 1] * B_1[T.Add(b_0_i_0_j_0_fused // 16 * 64 + T.Mul(2, 16) + T.Mul(1, 8) + b_0_i_0_j_0_fused % 4 * 2, 0)]
            C_global[T.Add(T.Mul(1, 2), 0)] = C_global[T.Add(T.Mul(1, 2), 0)] + A_1[b_0_i_0_j_0_fused // 4 * 16 + T.Mul(1, 8) + T.Mul(2, 2) + 1] * B_1[T.Add(b_0_i_0_j_0_fused // 16 * 64 + T.Mul(2, 16) + T.Mul(1, 8) + b_0_i_0_j_0_fused % 4 * 2, 0)]
            C_global[T.Add(T.Mul(0, 2), 0)] = C_global[T.Add(T.Mul(0, 2), 0)] + A_1[T.Add(b_0_i_0_j_0_fused // 4 * 16 + T.Mul(0, 8) + T.Mul(3, 2), 0)] * B_1[T.Add(b_0_i_0_j_0_fused // 16 * 64 + T.Mul(3, 16) + T.Mul(0, 8) + b_0_i_0_j_0_fused % 4 * 2, 0)]
            C_global[T.Add(T.Mul(1, 2), 0)] = C_global[T.Add(T.Mul(1, 2), 0)] + A_1[T.Add(b_0_i_0_j_0_fused // 4 * 16 + T.Mul(1, 8) + T.Mul(3, 2), 0)] * B_1[T.Add(b_0_i_0_j_0_fused // 16 * 64 + T.Mul(3, 16) + T.Mul(0, 8) + b_0_i_0_j_0_fused % 4 * 2, 0)]
            C_global[T.Add(T.Mul(0, 2), 0)] = C_global[T.Add(T.Mul(0, 2), 0)] + A_1[b_0_i_0_j_0_fused // 4 * 16 + T.Mul(0, 8) + T.Mul(3, 2) + 1] * B_1[T.Add(b_0_i_0_j_0_fused // 16 * 64 + T.Mul(3, 16) + T.Mul(1, 8) + b_0_i_0_j_0_fused % 4 * 2, 0)]
            C_global[T.Add(T.Mul(1, 2), 0)] = C_global[T.Add(T.Mul(1, 2), 0)] + A_1[b_0_i_0_j_0_fused // 4 * 16 + T.Mul(1, 8) + T.Mul(3, 2) + 1] * B_1[T.Add(b_0_i_0_j_0_fused // 16 * 64 + T.Mul(3, 16) + T.Mul(1, 8) + b_0_i_0_j_0_fused % 4 * 2, 0)]
            C_global[T.Mul(0, 2) + 1] = T.float32(0.0)
            C_global[T.Mul(1, 2) + 1] = T.float32(0.0)
            C_global[T.Mul(0, 2) + 1] = C_global[T.Mul(0, 2) + 1] + A_1[T.Add(b_0_i_0_j_0_fused // 4 * 16 + T.Mul(0, 8) + T.Mul(0, 2), 0)] * B_1[b_0_i_0_j_0_fused // 16 * 64 + T.Mul(0, 16) + T.Mul(0, 8) + b_0_i_0_j_0_fused % 4 * 2 + 1]
            C_global[T.Mul(1, 2) + 1] = C_global[T.Mul(1, 2) + 1] + A_1[T.Add(b_0_i_0_j_0_fused // 4 * 16 + T.Mul(1, 8) + T.Mul(0, 2), 0)] * B_1[b_0_i_0_j_0_fused // 16 * 64 + T.Mul(0, 16) + T.Mul(0, 8) + b_0_i_0_j_0_fused % 4 * 2 + 1]
            C_global[T.Mul(0, 2) + 1] = C_global[T.Mul(0, 2) + 1] + A_1[b_0_i_0_j_0_fused // 4 * 16 + T.Mul(0, 8) + T.Mul(0, 2) + 1] * B_1[b_0_i_0_j_0_fused // 16 * 64 + T.Mul(0, 16) + T.Mul(1, 8) + b_0_i_0_j_0_fused % 4 * 2 + 1]
            C_global[T.Mul(1, 2) + 1] = C_global[T.Mul(1, 2) + 1] + A_1[b_0_i_0_j_0_fused // 4 * 16 + T.Mul(1, 8) + T.Mul(0, 2) + 1] * B_1[b_0_i_0_j_0_fused // 16 * 64 + T.Mul(0, 16) + T.Mul(1, 8) + b_0_i_0_j_0_fused % 4 * 2 + 1]
            C_global[T.Mul(0, 2) + 1] = C_global[T.Mul(0, 2) + 1] + A_1[T.Add(b_0_i_0_j_0_fused // 4 * 16 + T.Mul(0, 8) + T.Mul(1, 2), 0)] * B_1[b_0_i_0_j_0_fused // 16 * 64 + T.Mul(1, 16) + T.Mul(0, 8) + b_0_i_0_j_0_fused % 4 * 2 + 1]
            C_global[T.Mul(1, 2) + 1] = C_global[T.Mul(1, 2) + 1] + A_1[T.Add(b_0_i_0_j_0_fused // 4 * 16 + T.Mul(1, 8) + T.Mul(1, 2), 0)] * B_1[b_0_i_0_j_0_fused // 16 * 64 + T.Mul(1, 16) + T.Mul(0, 8) + b_0_i_0_j_0_fused % 4 * 2 + 1]
            C_global[T.Mul(0, 2) + 1] = C_global[T.Mul(0, 2) + 1] + A_1[b_0_i_0_j_0_fused // 4 * 16 + T.Mul(0, 8) + T.Mul(1, 2) + 1] * B_1[b_0_i_0_j_0_fused // 16 * 64 + T.Mul(1, 16) + T.Mul(1, 8) + b_0_i_0_j_0_fused % 4 * 2 + 1]
            C_global[T.Mul(1, 2) + 1] = C_global[T.Mul(1, 2) + 1] + A_1[b_0_i_0_j_0_fused // 4 * 16 + T.Mul(1, 8) + T.Mul(1, 2) + 1] * B_1[b_0_i_0_j_0_fused // 16 * 64 + T.Mul(1, 16) + T.Mul(1, 8) + b_0_i_0_j_0_fused % 4 * 2 + 1]
            C_global[T.Mul(0, 2) + 1] = C_global[T.Mul(0, 2) + 1] + A_1[T.Add(b_0_i_0_j_0_fused // 4 * 16 + T.Mul(0, 8) + T.Mul(2, 2), 0)] * B_1[b_0_i_0_j_0_fused // 16 * 64 + T.Mul(2, 16) + T.Mul(0, 8) + b_0_i_0_j_0_fused % 4 * 2 + 1]
            C_global[T.Mul(1, 2) + 1] = C_global[T.Mul(1, 2) + 1] + A_1[T.Add(b_0_i_0_j_0_fused // 4 * 16 + T.Mul(1, 8) + T.Mul(2, 2), 0)] * B_1[b_0_i_0_j_0_fused // 16 * 64 + T.Mul(2, 16) + T.Mul(0, 8) + b_0_i_0_j_0_fused % 4 * 2 + 1]
            C_global[T.Mul(0, 2) + 1] = C_global[T.Mul(0, 2) + 1] + A_1[b_0_i_0_j_0_fused // 4 * 16 + T.Mul(0, 8) + T.Mul(2, 2) + 1] * B_1[b_0_i_0_j_0_fused // 16 * 64 + T.Mul(2, 16) + T.Mul(1, 8) + b_0_i_0_j_0_fused % 4 * 2 + 1]
            C_global[T.Mul(1, 2) + 1] = C_global[T.Mul(1, 2) + 1] + A_1[b_0_i_0_j_0_fused // 4 * 16 + T.Mul(1, 8) + T.Mul(2, 2) + 1] * B_1[b_0_i_0_j_0_fused // 16 * 64 + T.Mul(2, 16) + T.Mul(1, 8) + b_0_i_0_j_0_fused % 4 * 2 + 1]
            C_global[T.Mul(0, 2) + 1] = C_global[T.Mul(0, 2) + 1] + A_1[T.Add(b_0_i_0_j_0_fused // 4 * 16 + T.Mul(0, 8) + T.Mul(3, 2), 0)] * B_1[b_0_i_0_j_0_fused // 16 * 64 + T.Mul(3, 16) + T.Mul(0, 8) + b_0_i_0_j_0_fused % 4 * 2 + 1]
            C_global[T.Mul(1, 2) + 1] = C_global[T.Mul(1, 2) + 1] + A_1[T.Add(b_0_i_0_j_0_fused // 4 * 16 + T.Mul(1, 8) + T.Mul(3, 2), 0)] * B_1[b_0_i_0_j_0_fused // 16 * 64 + T.Mul(3, 16) + T.Mul(0, 8) + b_0_i_0_j_0_fused % 4 * 2 + 1]
            C_global[T.Mul(0, 2) + 1] = C_global[T.Mul(0, 2) + 1] + A_1[b_0_i_0_j_0_fused // 4 * 16 + T.Mul(0, 8) + T.Mul(3, 2) + 1] * B_1[b_0_i_0_j_0_fused // 16 * 64 + T.Mul(3, 16) + T.Mul(1, 8) + b_0_i_0_j_0_fused % 4 * 2 + 1]
            C_global[T.Mul(1, 2) + 1] = C_global[T.Mul(1, 2) + 1] + A_1[b_0_i_0_j_0_fused // 4 * 16 + T.Mul(1, 8) + T.Mul(3, 2) + 1] * B_1[b_0_i_0_j_0_fused // 16 * 64 + T.Mul(3, 16) + T.Mul(1, 8) + b_0_i_0_j_0_fused % 4 * 2 + 1]
            C_1[b_0_i_0_j_0_fused // 4 * 16 + T.Mul(0, 8) + b_0_i_0_j_0_fused % 4 * 2:b_0_i_0_j_0_fused // 4 * 16 + T.Mul(0, 8) + b_0_i_0_j_0_fused % 4 * 2 + 2] = C_global[T.Mul(0, 2):T.Mul(0, 2) + 2]
            C_1[b_0_i_0_j_0_fused // 4 * 16 + T.Mul(1, 8) + b_0_i_0_j_0_fused % 4 * 2:b_0_i_0_j_0_fused // 4 * 16 + T.Mul(1, 8) + b_0_i_0_j_0_fused % 4 * 2 + 2] = C_global[T.Mul(1, 2):T.Mul(1, 2) + 2]
