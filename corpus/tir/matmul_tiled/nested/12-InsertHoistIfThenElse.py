# corpus/tir/matmul_tiled: stage 12, after tir.InsertHoistIfThenElse, printed by TVM 0.22.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
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
                for i_1 in T.unroll(4):
                    for k_1 in range(5):
                        if i_0 * 4 + i_1 < 14 and k_0 * 5 + k_1 < 18:
                            for j_1 in range(4):
                                if i_0 * 4 + i_1 < 14 and k_0 * 5 + k_1 < 18:
                                    C_1 = T.Buffer((168,), data=C.data)
                                    if k_0 * 5 + k_1 == 0:
                                        C_1[i_0 * 48 + i_1 * 12 + j_0 * 4 + j_1] = T.float32(0.0)
                                    A_1 = T.Buffer((252,), data=A.data)
                                    B_1 = T.Buffer((216,), data=B.data)
                                    C_1[(i_0 * 4 + i_1) * 12 + j_0 * 4 + j_1] = C_1[(i_0 * 4 + i_1) * 12 + j_0 * 4 + j_1] + A_1[(i_0 * 4 + i_1) * 18 + (k_0 * 5 + k_1)] * B_1[(k_0 * 5 + k_1) * 12 + j_0 * 4 + j_1]
