# corpus/tir/matmul_tiled: stage 09, after s_tir.ConvertBlocksToOpaque, printed by TVM 0.26.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: matmul_tiled; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def matmul_tiled(A: T.Buffer((14, 18), "float32"), B: T.Buffer((18, 12), "float32"), C: T.Buffer((14, 12), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        for i_0 in T.parallel(4):
            for j_0, k_0 in T.grid(3, 4):
                for i_1 in T.unroll(4):
                    for k_1, j_1 in T.grid(5, 4):
                        with T.sblock("C"):
                            T.where(i_0 * 4 + i_1 < 14 and k_0 * 5 + k_1 < 18)
                            T.reads(A[i_0 * 4 + i_1, k_0 * 5 + k_1], B[k_0 * 5 + k_1, j_0 * 4 + j_1])
                            T.writes(C[i_0 * 4 + i_1, j_0 * 4 + j_1])
                            if k_0 * 5 + k_1 == 0:
                                C[i_0 * 4 + i_1, j_0 * 4 + j_1] = T.float32(0.0)
                            C[i_0 * 4 + i_1, j_0 * 4 + j_1] = C[i_0 * 4 + i_1, j_0 * 4 + j_1] + A[i_0 * 4 + i_1, k_0 * 5 + k_1] * B[k_0 * 5 + k_1, j_0 * 4 + j_1]
