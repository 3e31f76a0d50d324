# corpus/schedules/sampled_cpu_batch_4: stage 10, after tir.UnrollLoop, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_batch_4(A: T.Buffer((2, 8, 8), "float32"), B: T.Buffer((2, 8, 8), "float32"), C: T.Buffer((2, 8, 8), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        for b_0_i_0_j_0_fused in T.parallel(32):
            C_global = T.allocate([4], "float32", "global")
            C_global_1 = T.Buffer((4,), data=C_global)
            C_global_1[T.Add(T.Mul(0, 2), 0)] = T.float32(0.0)
            C_global_1[T.Add(T.Mul(1, 2), 0)] = T.float32(0.0)
            A_1 = T.Buffer((128,), data=A.data)
            B_1 = T.Buffer((128,), data=B.data)
            C_global_1[T.Add(T.Mul(0, 2), 0)] = C_global_1[T.Add(T.Mul(0, 2), 0)] + A_1[T.Add(b_0_i_0_j_0_fused // 4 * 16 + T.Mul(0, 8) + T.Mul(0, 2), 0)] * B_1[T.Add(b_0_i_0_j_0_fused // 16 * 64 + T.Mul(0, 16) + T.Mul(0, 8) + b_0_i_0_j_0_fused % 4 * 2, 0)]
            C_global_1[T.Add(T.Mul(1, 2), 0)] = C_global_1[T.Add(T.Mul(1, 2), 0)] + A_1[T.Add(b_0_i_0_j_0_fused // 4 * 16 + T.Mul(1, 8) + T.Mul(0, 2), 0)] * B_1[T.Add(b_0_i_0_j_0_fused // 16 * 64 + T.Mul(0, 16) + T.Mul(0, 8) + b_0_i_0_j_0_fused % 4 * 2, 0)]
            C_global_1[T.Add(T.Mul(0, 2), 0)] = C_global_1[T.Add(T.Mul(0, 2), 0)] + A_1[b_0_i_0_j_0_fused // 4 * 16 + T.Mul(0, 8) + T.Mul(0, 2) + 1] * B_1[T.Add(b_0_i_0_j_0_fused // 16 * 64 + T.Mul(0, 16) + T.Mul(1, 8) + b_0_i_0_j_0_fused % 4 * 2, 0)]
            C_global_1[T.Add(T.Mul(1, 2), 0)] = C_global_1[T.Add(T.Mul(1, 2), 0)] + A_1[b_0_i_0_j_0_fused // 4 * 16 + T.Mul(1, 8) + T.Mul(0, 2) + 1] * B_1[T.Add(b_0_i_0_j_0_fused // 16 * 64 + T.Mul(0, 16) + T.Mul(1, 8) + b_0_i_0_j_0_fused % 4 * 2, 0)]
            C_global_1[T.Add(T.Mul(0, 2), 0)] = C_global_1[T.Add(T.Mul(0, 2), 0)] + A_1[T.Add(b_0_i_0_j_0_fused // 4 * 16 + T.Mul(0, 8) + T.Mul(1, 2), 0)] * B_1[T.Add(b_0_i_0_j_0_fused // 16 * 64 + T.Mul(1, 16) + T.Mul(0, 8) + b_0_i_0_j_0_fused % 4 * 2, 0)]
            C_global_1[T.Add(T.Mul(1, 2), 0)] = C_global_1[T.Add(T.Mul(1, 2), 0)] + A_1[T.Add(b_0_i_0_j_0_fused // 4 * 16 + T.Mul(1, 8) + T.Mul(1, 2), 0)] * B_1[T.Add(b_0_i_0_j_0_fused // 16 * 64 + T.Mul(1, 16) + T.Mul(0, 8) + b_0_i_0_j_0_fused % 4 * 2, 0)]
            C_global_1[T.Add(T.Mul(0, 2), 0)] = C_global_1[T.Add(T.Mul(0, 2), 0)] + A_1[b_0_i_0_j_0_fused // 4 * 16 + T.Mul(0, 8) + T.Mul(1, 2) + 1] * B_1[T.Add(b_0_i_0_j_0_fused // 16 * 64 + T.Mul(1, 16) + T.Mul(1, 8) + b_0_i_0_j_0_fused % 4 * 2, 0)]
            C_global_1[T.Add(T.Mul(1, 2), 0)] = C_global_1[T.Add(T.Mul(1, 2), 0)] + A_1[b_0_i_0_j_0_fused // 4 * 16 + T.Mul(1, 8) + T.Mul(1, 2) + 1] * B_1[T.Add(b_0_i_0_j_0_fused // 16 * 64 + T.Mul(1, 16) + T.Mul(1, 8) + b_0_i_0_j_0_fused % 4 * 2, 0)]
            C_global_1[T.Add(T.Mul(0, 2), 0)] = C_global_1[T.Add(T.Mul(0, 2), 0)] + A_1[T.Add(b_0_i_0_j_0_fused // 4 * 16 + T.Mul(0, 8) + T.Mul(2, 2), 0)] * B_1[T.Add(b_0_i_0_j_0_fused // 16 * 64 + T.Mul(2, 16) + T.Mul(0, 8) + b_0_i_0_j_0_fused % 4 * 2, 0)]
            C_global_1[T.Add(T.Mul(1, 2), 0)] = C_global_1[T.Add(T.Mul(1, 2), 0)] + A_1[T.Add(b_0_i_0_j_0_fused // 4 * 16 + T.Mul(1, 8) + T.Mul(2, 2), 0)] * B_1[T.Add(b_0_i_0_j_0_fused // 16 * 64 + T.Mul(2, 16) + T.Mul(0, 8) + b_0_i_0_j_0_fused % 4 * 2, 0)]
            C_global_1[T.Add(T.Mul(0, 2), 0)] = C_global_1[T.Add(T.Mul(0, 2), 0)] + A_1[b_0_i_0_j_0_fused // 4 * 16 + T.Mul(0, 8) + T.Mul(2, 2) + 1] * B_1[T.Add(b_0_i_0_j_0_fused // 16 * 64 + T.Mul(2, 16) + T.Mul(1, 8) + b_0_i_0_j_0_fused % 4 * 2, 0)]
            C_global_1[T.Add(T.Mul(1, 2), 0)] = C_global_1[T.Add(T.Mul(1, 2), 0)] + A_1[b_0_i_0_j_0_fused // 4 * 16 + T.Mul(1, 8) + T.Mul(2, 2) + 1] * B_1[T.Add(b_0_i_0_j_0_fused // 16 * 64 + T.Mul(2, 16) + T.Mul(1, 8) + b_0_i_0_j_0_fused % 4 * 2, 0)]
            C_global_1[T.Add(T.Mul(0, 2), 0)] = C_global_1[T.Add(T.Mul(0, 2), 0)] + A_1[T.Add(b_0_i_0_j_0_fused // 4 * 16 + T.Mul(0, 8) + T.Mul(3, 2), 0)] * B_1[T.Add(b_0_i_0_j_0_fused // 16 * 64 + T.Mul(3, 16) + T.Mul(0, 8) + b_0_i_0_j_0_fused % 4 * 2, 0)]
            C_global_1[T.Add(T.Mul(1, 2), 0)] = C_global_1[T.Add(T.Mul(1, 2), 0)] + A_1[T.Add(b_0_i_0_j_0_fused // 4 * 16 + T.Mul(1, 8) + T.Mul(3, 2), 0)] * B_1[T.Add(b_0_i_0_j_0_fused // 16 * 64 + T.Mul(3, 16) + T.Mul(0, 8) + b_0_i_0_j_0_fused % 4 * 2, 0)]
            C_global_1[T.Add(T.Mul(0, 2), 0)] = C_global_1[T.Add(T.Mul(0, 2), 0)] + A_1[b_0_i_0_j_0_fused // 4 * 16 + T.Mul(0, 8) + T.Mul(3, 2) + 1] * B_1[T.Add(b_0_i_0_j_0_fused // 16 * 64 + T.Mul(3, 16) + T.Mul(1, 8) + b_0_i_0_j_0_fused % 4 * 2, 0)]
            C_global_1[T.Add(T.Mul(1, 2), 0)] = C_global_1[T.Add(T.Mul(1, 2), 0)] + A_1[b_0_i_0_j_0_fused // 4 * 16 + T.Mul(1, 8) + T.Mul(3, 2) + 1] * B_1[T.Add(b_0_i_0_j_0_fused // 16 * 64 + T.Mul(3, 16) + T.Mul(1, 8) + b_0_i_0_j_0_fused % 4 * 2, 0)]
            C_global_1[T.Mul(0, 2) + 1] = T.float32(0.0)
            C_global_1[T.Mul(1, 2) + 1] = T.float32(0.0)
            C_global_1[T.Mul(0, 2) + 1] = C_global_1[T.Mul(0, 2) + 1] + A_1[T.Add(b_0_i_0_j_0_fused // 4 * 16 + T.Mul(0, 8) + T.Mul(0, 2), 0)] * B_1[b_0_i_0_j_0_fused // 16 * 64 + T.Mul(0, 16) + T.Mul(0, 8) + b_0_i_0_j_0_fused % 4 * 2 + 1]
            C_global_1[T.Mul(1, 2) + 1] = C_global_1[T.Mul(1, 2) + 1] + A_1[T.Add(b_0_i_0_j_0_fused // 4 * 16 + T.Mul(1, 8) + T.Mul(0, 2), 0)] * B_1[b_0_i_0_j_0_fused // 16 * 64 + T.Mul(0, 16) + T.Mul(0, 8) + b_0_i_0_j_0_fused % 4 * 2 + 1]
            C_global_1[T.Mul(0, 2) + 1] = C_global_1[T.Mul(0, 2) + 1] + A_1[b_0_i_0_j_0_fused // 4 * 16 + T.Mul(0, 8) + T.Mul(0, 2) + 1] * B_1[b_0_i_0_j_0_fused // 16 * 64 + T.Mul(0, 16) + T.Mul(1, 8) + b_0_i_0_j_0_fused % 4 * 2 + 1]
            C_global_1[T.Mul(1, 2) + 1] = C_global_1[T.Mul(1, 2) + 1] + A_1[b_0_i_0_j_0_fused // 4 * 16 + T.Mul(1, 8) + T.Mul(0, 2) + 1] * B_1[b_0_i_0_j_0_fused // 16 * 64 + T.Mul(0, 16) + T.Mul(1, 8) + b_0_i_0_j_0_fused % 4 * 2 + 1]
            C_global_1[T.Mul(0, 2) + 1] = C_global_1[T.Mul(0, 2) + 1] + A_1[T.Add(b_0_i_0_j_0_fused // 4 * 16 + T.Mul(0, 8) + T.Mul(1, 2), 0)] * B_1[b_0_i_0_j_0_fused // 16 * 64 + T.Mul(1, 16) + T.Mul(0, 8) + b_0_i_0_j_0_fused % 4 * 2 + 1]
            C_global_1[T.Mul(1, 2) + 1] = C_global_1[T.Mul(1, 2) + 1] + A_1[T.Add(b_0_i_0_j_0_fused // 4 * 16 + T.Mul(1, 8) + T.Mul(1, 2), 0)] * B_1[b_0_i_0_j_0_fused // 16 * 64 + T.Mul(1, 16) + T.Mul(0, 8) + b_0_i_0_j_0_fused % 4 * 2 + 1]
            C_global_1[T.Mul(0, 2) + 1] = C_global_1[T.Mul(0, 2) + 1] + A_1[b_0_i_0_j_0_fused // 4 * 16 + T.Mul(0, 8) + T.Mul(1, 2) + 1] * B_1[b_0_i_0_j_0_fused // 16 * 64 + T.Mul(1, 16) + T.Mul(1, 8) + b_0_i_0_j_0_fused % 4 * 2 + 1]
            C_global_1[T.Mul(1, 2) + 1] = C_global_1[T.Mul(1, 2) + 1] + A_1[b_0_i_0_j_0_fused // 4 * 16 + T.Mul(1, 8) + T.Mul(1, 2) + 1] * B_1[b_0_i_0_j_0_fused // 16 * 64 + T.Mul(1, 16) + T.Mul(1, 8) + b_0_i_0_j_0_fused % 4 * 2 + 1]
            C_global_1[T.Mul(0, 2) + 1] = C_global_1[T.Mul(0, 2) + 1] + A_1[T.Add(b_0_i_0_j_0_fused // 4 * 16 + T.Mul(0, 8) + T.Mul(2, 2), 0)] * B_1[b_0_i_0_j_0_fused // 16 * 64 + T.Mul(2, 16) + T.Mul(0, 8) + b_0_i_0_j_0_fused % 4 * 2 + 1]
            C_global_1[T.Mul(1, 2) + 1] = C_global_1[T.Mul(1, 2) + 1] + A_1[T.Add(b_0_i_0_j_0_fused // 4 * 16 + T.Mul(1, 8) + T.Mul(2, 2), 0)] * B_1[b_0_i_0_j_0_fused // 16 * 64 + T.Mul(2, 16) + T.Mul(0, 8) + b_0_i_0_j_0_fused % 4 * 2 + 1]
            C_global_1[T.Mul(0, 2) + 1] = C_global_1[T.Mul(0, 2) + 1] + A_1[b_0_i_0_j_0_fused // 4 * 16 + T.Mul(0, 8) + T.Mul(2, 2) + 1] * B_1[b_0_i_0_j_0_fused // 16 * 64 + T.Mul(2, 16) + T.Mul(1, 8) + b_0_i_0_j_0_fused % 4 * 2 + 1]
            C_global_1[T.Mul(1, 2) + 1] = C_global_1[T.Mul(1, 2) + 1] + A_1[b_0_i_0_j_0_fused // 4 * 16 + T.Mul(1, 8) + T.Mul(2, 2) + 1] * B_1[b_0_i_0_j_0_fused // 16 * 64 + T.Mul(2, 16) + T.Mul(1, 8) + b_0_i_0_j_0_fused % 4 * 2 + 1]
            C_global_1[T.Mul(0, 2) + 1] = C_global_1[T.Mul(0, 2) + 1] + A_1[T.Add(b_0_i_0_j_0_fused // 4 * 16 + T.Mul(0, 8) + T.Mul(3, 2), 0)] * B_1[b_0_i_0_j_0_fused // 16 * 64 + T.Mul(3, 16) + T.Mul(0, 8) + b_0_i_0_j_0_fused % 4 * 2 + 1]
            C_global_1[T.Mul(1, 2) + 1] = C_global_1[T.Mul(1, 2) + 1] + A_1[T.Add(b_0_i_0_j_0_fused // 4 * 16 + T.Mul(1, 8) + T.Mul(3, 2), 0)] * B_1[b_0_i_0_j_0_fused // 16 * 64 + T.Mul(3, 16) + T.Mul(0, 8) + b_0_i_0_j_0_fused % 4 * 2 + 1]
            C_global_1[T.Mul(0, 2) + 1] = C_global_1[T.Mul(0, 2) + 1] + A_1[b_0_i_0_j_0_fused // 4 * 16 + T.Mul(0, 8) + T.Mul(3, 2) + 1] * B_1[b_0_i_0_j_0_fused // 16 * 64 + T.Mul(3, 16) + T.Mul(1, 8) + b_0_i_0_j_0_fused % 4 * 2 + 1]
            C_global_1[T.Mul(1, 2) + 1] = C_global_1[T.Mul(1, 2) + 1] + A_1[b_0_i_0_j_0_fused // 4 * 16 + T.Mul(1, 8) + T.Mul(3, 2) + 1] * B_1[b_0_i_0_j_0_fused // 16 * 64 + T.Mul(3, 16) + T.Mul(1, 8) + b_0_i_0_j_0_fused % 4 * 2 + 1]
            C_1 = T.Buffer((128,), data=C.data)
            C_1[b_0_i_0_j_0_fused // 4 * 16 + T.Mul(0, 8) + b_0_i_0_j_0_fused % 4 * 2:b_0_i_0_j_0_fused // 4 * 16 + T.Mul(0, 8) + b_0_i_0_j_0_fused % 4 * 2 + 2] = C_global_1[T.Mul(0, 2):T.Mul(0, 2) + 2]
            C_1[b_0_i_0_j_0_fused // 4 * 16 + T.Mul(1, 8) + b_0_i_0_j_0_fused % 4 * 2:b_0_i_0_j_0_fused // 4 * 16 + T.Mul(1, 8) + b_0_i_0_j_0_fused % 4 * 2 + 2] = C_global_1[T.Mul(1, 2):T.Mul(1, 2) + 2]
