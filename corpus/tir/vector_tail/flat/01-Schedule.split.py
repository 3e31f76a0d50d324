# corpus/tir/vector_tail: stage 01, after Schedule.split, printed by TVM 0.26.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: vector_tail; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def vector_tail(A: T.Buffer((3, 11), "float32"), B: T.Buffer((11,), "float32"), C: T.Buffer((3, 11), "float32"), D: T.Buffer((3, 11), "float32")):
        # with T.sblock("root"):
        for i, j_0, j_1 in T.grid(3, 3, 4):
            with T.sblock("sum"):
                vi = T.axis.spatial(3, i)
                vj = T.axis.spatial(11, j_0 * 4 + j_1)
                T.where(j_0 * 4 + j_1 < 11)
                T.reads(A[vi, vj], B[vj])
                T.writes(C[vi, vj])
                C[vi, vj] = A[vi, vj] + B[vj]
        for i, j in T.grid(3, 11):
            with T.sblock("product"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(C[vi, vj], B[vj], A[vi, vj])
                T.writes(D[vi, vj])
                D[vi, vj] = T.if_then_else(vj < 7, C[vi, vj] * B[vj], A[vi, vj])
