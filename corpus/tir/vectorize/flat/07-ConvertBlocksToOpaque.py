# corpus/tir/vectorize: stage 07, after s_tir.ConvertBlocksToOpaque, printed by TVM 0.26.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: vectorize; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def vectorize(A: T.Buffer((5, 12), "float32"), B: T.Buffer((12,), "float32"), C: T.Buffer((5, 12), "float32"), D: T.Buffer((12, 5), "float32"), E: T.Buffer((12, 4), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "llvm", "mtriple": "x86_64-conda-linux-gnu", "tag": ""}, "keys": ["cpu"], "kind": "llvm", "mtriple": "x86_64-conda-linux-gnu", "tag": ""})})
        # with T.sblock("root"):
        for i, j_0 in T.grid(5, 3):
            for j_1 in T.vectorized(4):
                with T.sblock("scaled"):
                    T.reads(A[i, j_0 * 4 + j_1], B[j_0 * 4 + j_1])
                    T.writes(C[i, j_0 * 4 + j_1])
                    C[i, j_0 * 4 + j_1] = T.max(A[i, j_0 * 4 + j_1] * B[j_0 * 4 + j_1] + T.float32(1.0), A[i, j_0 * 4 + j_1])
        for j, i_0 in T.grid(12, 2):
            for i_1 in T.vectorized(4):
                with T.sblock("turned"):
                    T.where(i_0 * 4 + i_1 < 5)
                    T.reads(C[i_0 * 4 + i_1, j])
                    T.writes(D[j, i_0 * 4 + i_1])
                    D[j, i_0 * 4 + i_1] = C[i_0 * 4 + i_1, j] - T.Cast("float32", i_0 * 4 + i_1)
        for j in range(12):
            for i in T.vectorized(4):
                with T.sblock("strided"):
                    T.reads(C[i, j])
                    T.writes(E[j, i])
                    E[j, i] = T.Select(i * 3 < j, C[i, j], T.Cast("float32", i * 3 + j))
