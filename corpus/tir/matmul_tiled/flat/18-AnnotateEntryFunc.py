# corpus/tir/matmul_tiled: stage 18, after tirx.AnnotateEntryFunc, printed by TVM 0.26.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: matmul_tiled; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def matmul_tiled(A: T.Buffer((14, 18), "float32"), B: T.Buffer((18, 12), "float32"), C: T.Buffer((14, 12), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        A_1 = A.view(252)
        B_1 = B.view(216)
        C_1 = C.view(168)
        for i_0 in T.parallel(4):
            for j_0, k_0 in T.grid(3, 4):
                cse_v1: T.let[T.int32] = k_0 * 5
                cse_v2: T.let[T.int32] = j_0 * 4
                cse_v3: T.let[T.int32] = k_0 * 60
                cse_v5: T.let[T.int32] = i_0 * 48 + cse_v2
                cse_v6: T.let[T.int32] = i_0 * 72 + cse_v1
                for k_1 in range(5):
                    cse_v4: T.let[T.int32] = cse_v1 + k_1
                    if cse_v4 < 18:
                        for j_1 in range(4):
                            cse_v10: T.let[T.int32] = cse_v5 + j_1
                            if cse_v4 == 0:
                                C_1[cse_v10] = T.float32(0.0)
                            C_1[cse_v10] = C_1[cse_v10] + A_1[cse_v6 + k_1] * B_1[cse_v3 + k_1 * 12 + cse_v2 + j_1]
                for k_1 in range(5):
                    cse_v7: T.let[T.int32] = cse_v1 + k_1
                    if cse_v7 < 18:
                        for j_1 in range(4):
                            cse_v11: T.let[T.int32] = cse_v5 + j_1 + 12
                            if cse_v7 == 0:
                                C_1[cse_v11] = T.float32(0.0)
                            C_1[cse_v11] = C_1[cse_v11] + A_1[cse_v6 + k_1 + 18] * B_1[cse_v3 + k_1 * 12 + cse_v2 + j_1]
                for k_1 in range(5):
                    cse_v8: T.let[T.int32] = cse_v1 + k_1
                    if i_0 < 3 and cse_v8 < 18:
                        for j_1 in range(4):
                            cse_v12: T.let[T.int32] = cse_v5 + j_1 + 24
                            if cse_v8 == 0:
                                C_1[cse_v12] = T.float32(0.0)
                            C_1[cse_v12] = C_1[cse_v12] + A_1[cse_v6 + k_1 + 36] * B_1[cse_v3 + k_1 * 12 + cse_v2 + j_1]
                for k_1 in range(5):
                    cse_v9: T.let[T.int32] = cse_v1 + k_1
                    if i_0 < 3 and cse_v9 < 18:
                        for j_1 in range(4):
                            cse_v13: T.let[T.int32] = cse_v5 + j_1 + 36
                            if cse_v9 == 0:
                                C_1[cse_v13] = T.float32(0.0)
                            C_1[cse_v13] = C_1[cse_v13] + A_1[cse_v6 + k_1 + 54] * B_1[cse_v3 + k_1 * 12 + cse_v2 + j_1]
