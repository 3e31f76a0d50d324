# corpus/tir/matmul_tiled: stage 14, after tir.UnrollLoop, printed by TVM 0.22.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: matmul_tiled; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def matmul_tiled(A: T.Buffer((14, 18), "float32"), B: T.Buffer((18, 12), "float32"), C: T.Buffer((14, 12), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        for i_0 in T.parallel(4):
            for j_0, k_0 in T.grid(3, 4):
                C_1 = T.Buffer((168,), data=C.data)
                A_1 = T.Buffer((252,), data=A.data)
                B_1 = T.Buffer((216,), data=B.data)
                for k_1 in range(5):
                    if T.Add(i_0 * 4, 0) < 14 and k_0 * 5 + k_1 < 18:
                        for j_1 in range(4):
                            if k_0 * 5 + k_1 == 0:
                                C_1[i_0 * 48 + T.Mul(0, 12) + j_0 * 4 + j_1] = T.float32(0.0)
                            C_1[i_0 * 48 + T.Mul(0, 12) + j_0 * 4 + j_1] = C_1[i_0 * 48 + T.Mul(0, 12) + j_0 * 4 + j_1] + A_1[i_0 * 72 + T.Mul(0, 18) + k_0 * 5 + k_1] * B_1[k_0 * 60 + k_1 * 12 + j_0 * 4 + j_1]
                for k_1 in range(5):
                    if i_0 * 4 + 1 < 14 and k_0 * 5 + k_1 < 18:
                        for j_1 in range(4):
                            if k_0 * 5 + k_1 == 0:
                                C_1[i_0 * 48 + T.Mul(1, 12) + j_0 * 4 + j_1] = T.float32(0.0)
                            C_1[i_0 * 48 + T.Mul(1, 12) + j_0 * 4 + j_1] = C_1[i_0 * 48 + T.Mul(1, 12) + j_0 * 4 + j_1] + A_1[i_0 * 72 + T.Mul(1, 18) + k_0 * 5 + k_1] * B_1[k_0 * 60 + k_1 * 12 + j_0 * 4 + j_1]
                for k_1 in range(5):
                    if i_0 * 4 + 2 < 14 and k_0 * 5 + k_1 < 18:
                        for j_1 in range(4):
                            if k_0 * 5 + k_1 == 0:
                                C_1[i_0 * 48 + T.Mul(2, 12) + j_0 * 4 + j_1] = T.float32(0.0)
                            C_1[i_0 * 48 + T.Mul(2, 12) + j_0 * 4 + j_1] = C_1[i_0 * 48 + T.Mul(2, 12) + j_0 * 4 + j_1] + A_1[i_0 * 72 + T.Mul(2, 18) + k_0 * 5 + k_1] * B_1[k_0 * 60 + k_1 * 12 + j_0 * 4 + j_1]
                for k_1 in range(5):
                    if i_0 * 4 + 3 < 14 and k_0 * 5 + k_1 < 18:
                        for j_1 in range(4):
                            if k_0 * 5 + k_1 == 0:
                                C_1[i_0 * 48 + T.Mul(3, 12) + j_0 * 4 + j_1] = T.float32(0.0)
                            C_1[i_0 * 48 + T.Mul(3, 12) + j_0 * 4 + j_1] = C_1[i_0 * 48 + T.Mul(3, 12) + j_0 * 4 + j_1] + A_1[i_0 * 72 + T.Mul(3, 18) + k_0 * 5 + k_1] * B_1[k_0 * 60 + k_1 * 12 + j_0 * 4 + j_1]
