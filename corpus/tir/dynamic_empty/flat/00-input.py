# corpus/tir/dynamic_empty: stage 00, before any pass, printed by TVM 0.26.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: dynamic_empty; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def dynamic_empty(A: T.Buffer(("n", "m"), "int32"), B: T.Buffer((m,), "int32"), C: T.Buffer((m,), "int32"), D: T.Buffer((n, m), "int32")):
        n, m = T.int32(), T.int32()
        # with T.sblock("root"):
        for j in range(m):
            with T.sblock("begin"):
                vj = T.axis.spatial(m, j)
                T.reads(B[vj])
                T.writes(C[vj])
                C[vj] = B[vj]
        for j, k in T.grid(m, n):
            with T.sblock("sum"):
                vj, vk = T.axis.remap("SR", [j, k])
                T.reads(C[vj], A[vk, vj])
                T.writes(C[vj])
                C[vj] = C[vj] + A[vk, vj]
        for i, j in T.grid(n, m):
            with T.sblock("product"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(A[vi, vj], C[vj])
                T.writes(D[vi, vj])
                D[vi, vj] = A[vi, vj] * C[vj]
