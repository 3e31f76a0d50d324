# corpus/tir/vectorize: stage 00, before any pass, printed by TVM 0.26.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: vectorize; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def vectorize(A: T.Buffer((5, 12), "float32"), B: T.Buffer((12,), "float32"), C: T.Buffer((5, 12), "float32"), D: T.Buffer((12, 5), "float32"), E: T.Buffer((12, 4), "float32")):
        # with T.sblock("root"):
        for i, j in T.grid(5, 12):
            with T.sblock("scaled"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(A[vi, vj], B[vj])
                T.writes(C[vi, vj])
                C[vi, vj] = T.max(A[vi, vj] * B[vj] + T.float32(1.0), A[vi, vj])
        for j, i in T.grid(12, 5):
            with T.sblock("turned"):
                vj, vi = T.axis.remap("SS", [j, i])
                T.reads(C[vi, vj])
                T.writes(D[vj, vi])
                D[vj, vi] = C[vi, vj] - T.Cast("float32", vi)
        for j, i in T.grid(12, 4):
            with T.sblock("strided"):
                vj, vi = T.axis.remap("SS", [j, i])
                T.reads(C[vi, vj])
                T.writes(E[vj, vi])
                E[vj, vi] = T.Select(vi * 3 < vj, C[vi, vj], T.Cast("float32", vi * 3 + vj))
