# corpus/tir/vectorize: stage 06, after tirx.BindTarget, printed by TVM 0.26.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
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
                    vi = T.axis.spatial(5, i)
                    vj = T.axis.spatial(12, j_0 * 4 + j_1)
                    T.reads(A[vi, vj], B[vj])
                    T.writes(C[vi, vj])
                    C[vi, vj] = T.max(A[vi, vj] * B[vj] + T.float32(1.0), A[vi, vj])
        for j, i_0 in T.grid(12, 2):
            for i_1 in T.vectorized(4):
                with T.sblock("turned"):
                    vj = T.axis.spatial(12, j)
                    vi = T.axis.spatial(5, i_0 * 4 + i_1)
                    T.where(i_0 * 4 + i_1 < 5)
                    T.reads(C[vi, vj])
                    T.writes(D[vj, vi])
                    D[vj, vi] = C[vi, vj] - T.Cast("float32", vi)
        for j in range(12):
            for i in T.vectorized(4):
                with T.sblock("strided"):
                    vj, vi = T.axis.remap("SS", [j, i])
                    T.reads(C[vi, vj])
                    T.writes(E[vj, vi])
                    E[vj, vi] = T.Select(vi * 3 < vj, C[vi, vj], T.Cast("float32", vi * 3 + vj))
