# corpus/tir/vector_tail: stage 06, after tir.ConvertBlocksToOpaque, printed by TVM 0.22.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: vector_tail; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def vector_tail(A: T.Buffer((3, 11), "float32"), B: T.Buffer((11,), "float32"), C: T.Buffer((3, 11), "float32"), D: T.Buffer((3, 11), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        for i, j_0 in T.grid(3, 3):
            for j_1 in T.vectorized(4):
                with T.block("sum"):
                    T.where(j_0 * 4 + j_1 < 11)
                    T.reads(A[i, j_0 * 4 + j_1], B[j_0 * 4 + j_1])
                    T.writes(C[i, j_0 * 4 + j_1])
                    C[i, j_0 * 4 + j_1] = A[i, j_0 * 4 + j_1] + B[j_0 * 4 + j_1]
        for i, j_0 in T.grid(3, 3):
            for j_1 in T.vectorized(4):
                with T.block("product"):
                    T.where(j_0 * 4 + j_1 < 11)
                    T.reads(C[i, j_0 * 4 + j_1], B[j_0 * 4 + j_1], A[i, j_0 * 4 + j_1])
                    T.writes(D[i, j_0 * 4 + j_1])
                    D[i, j_0 * 4 + j_1] = T.if_then_else(j_0 * 4 + j_1 < 7, C[i, j_0 * 4 + j_1] * B[j_0 * 4 + j_1], A[i, j_0 * 4 + j_1])
