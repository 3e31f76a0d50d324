# corpus/tir/matmul_tiled: stage 16, after tir.Simplify, printed by TVM 0.22.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
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
                    if k_0 * 5 + k_1 < 18:
                        for j_1 in range(4):
                            if k_0 * 5 + k_1 == 0:
                                C_1[i_0 * 48 + j_0 * 4 + j_1] = T.float32(0.0)
                            C_1[i_0 * 48 + j_0 * 4 + j_1] = C_1[i_0 * 48 + j_0 * 4 + j_1] + A_1[i_0 * 72 + k_0 * 5 + k_1] * B_1[k_0 * 60 + k_1 * 12 + j_0 * 4 + j_1]
                for k_1 in range(5):
                    if k_0 * 5 + k_1 < 18:
                        for j_1 in range(4):
                            if k_0 * 5 + k_1 == 0:
                                C_1[i_0 * 48 + j_0 * 4 + j_1 + 12] = T.float32(0.0)
                            C_1[i_0 * 48 + j_0 * 4 + j_1 + 12] = C_1[i_0 * 48 + j_0 * 4 + j_1 + 12] + A_1[i_0 * 72 + k_0 * 5 + k_1 + 18] * B_1[k_0 * 60 + k_1 * 12 + j_0 * 4 + j_1]
                for k_1 in range(5):
                    if i_0 < 3 and k_0 * 5 + k_1 < 18:
                        for j_1 in range(4):
                            if k_0 * 5 + k_1 == 0:
                                C_1[i_0 * 48 + j_0 * 4 + j_1 + 24] = T.float32(0.0)
                            C_1[i_0 * 48 + j_0 * 4 + j_1 + 24] = C_1[i_0 * 48 + j_0 * 4 + j_1 + 24] + A_1[i_0 * 72 + k_0 * 5 + k_1 + 36] * B_1[k_0 * 60 + k_1 * 12 + j_0 * 4 + j_1]
                for k_1 in range(5):
                    if i_0 < 3 and k_0 * 5 + k_1 < 18:
                        for j_1 in range(4):
                            if k_0 * 5 + k_1 == 0:
                                C_1[i_0 * 48 + j_0 * 4 + j_1 + 36] = T.float32(0.0)
                            C_1[i_0 * 48 + j_0 * 4 + j_1 + 36] = C_1[i_0 * 48 + j_0 * 4 + j_1 + 36] + A_1[i_0 * 72 + k_0 * 5 + k_1 + 54] * B_1[k_0 * 60 + k_1 * 12 + j_0 * 4 + j_1]
