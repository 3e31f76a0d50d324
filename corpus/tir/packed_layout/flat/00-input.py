# corpus/tir/packed_layout: stage 00, before any pass, printed by TVM 0.26.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: packed_layout; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def packed_layout(A: T.Buffer((6, 10), "int32"), C: T.Buffer((6, 10), "int32")):
        # with T.sblock("root"):
        B = T.sblock_alloc_buffer((6, 10), "int32")
        for i, j in T.grid(6, 10):
            with T.sblock("turned"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(A[5 - vi, vj])
                T.writes(B[vi, vj])
                B[vi, vj] = A[5 - vi, vj] * 3
        for i, j in T.grid(6, 10):
            with T.sblock("out"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(B[vi, T.min(vj, 9 - vj):T.min(vj, 9 - vj) + (T.max(vj, 9 - vj) + 1 - T.min(vj, 9 - vj))])
                T.writes(C[vi, vj])
                C[vi, vj] = B[vi, vj] - B[vi, 9 - vj]
