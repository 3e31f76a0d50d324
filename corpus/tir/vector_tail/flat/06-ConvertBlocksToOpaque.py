# corpus/tir/vector_tail: stage 06, after s_tir.ConvertBlocksToOpaque, printed by TVM 0.26.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: vector_tail; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def vector_tail(A: T.Buffer((3, 11), "float32"), B: T.Buffer((11,), "float32"), C: T.Buffer((3, 11), "float32"), D: T.Buffer((3, 11), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        for i, j_0 in T.grid(3, 3):
            for j_1 in T.vectorized(4):
                with T.sblock("sum"):
                    T.where(j_0 * 4 + j_1 < 11)
                    T.reads(A[i, j_0 * 4 + j_1], B[j_0 * 4 + j_1])
                    T.writes(C[i, j_0 * 4 + j_1])
                    C[i, j_0 * 4 + j_1] = A[i, j_0 * 4 + j_1] + B[j_0 * 4 + j_1]
        for i, j_0 in T.grid(3, 3):
            for j_1 in T.vectorized(4):
                with T.sblock("product"):
                    T.where(j_0 * 4 + j_1 < 11)
                    T.reads(C[i, j_0 * 4 + j_1], B[j_0 * 4 + j_1], A[i, j_0 * 4 + j_1])
                    T.writes(D[i, j_0 * 4 + j_1])
                    D[i, j_0 * 4 + j_1] = T.if_then_else(j_0 * 4 + j_1 < 7, C[i, j_0 * 4 + j_1] * B[j_0 * 4 + j_1], A[i, j_0 * 4 + j_1])
