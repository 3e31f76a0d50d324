# corpus/tir/vectorize: stage 02, after Schedule.vectorize, printed by TVM 0.22.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: vectorize; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def vectorize(A: T.Buffer((5, 12), "float32"), B: T.Buffer((12,), "float32"), C: T.Buffer((5, 12), "float32"), D: T.Buffer((12, 5), "float32"), E: T.Buffer((12, 4), "float32")):
        # with T.block("root"):
        for i, j_0 in T.grid(5, 3):
            for j_1 in T.vectorized(4):
                with T.block("scaled"):
                    vi = T.axis.spatial(5, i)
                    vj = T.axis.spatial(12, j_0 * 4 + j_1)
                    T.reads(A[vi, vj], B[vj])
                    T.writes(C[vi, vj])
                    C[vi, vj] = T.max(A[vi, vj] * B[vj] + T.float32(1.0), A[vi, vj])
        for j, i in T.grid(12, 5):
            with T.block("turned"):
                vj, vi = T.axis.remap("SS", [j, i])
                T.reads(C[vi, vj])
                T.writes(D[vj, vi])
                D[vj, vi] = C[vi, vj] - T.Cast("float32", vi)
        for j, i in T.grid(12, 4):
            with T.block("strided"):
                vj, vi = T.axis.remap("SS", [j, i])
                T.reads(C[vi, vj])
                T.writes(E[vj, vi])
                E[vj, vi] = T.Select(vi * 3 < vj, C[vi, vj], T.Cast("float32", vi * 3 + vj))
