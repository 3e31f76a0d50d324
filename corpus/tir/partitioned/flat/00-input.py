# corpus/tir/partitioned: stage 00, before any pass, printed by TVM 0.26.0 from corpus/tir/single_programs.py; licence Apache-2.0
# function: partitioned; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def partitioned(A: T.Buffer((9, 4), "int32"), C: T.Buffer((9, 4), "int32")):
        # with T.sblock("root"):
        for i, j in T.grid(9, 4):
            with T.sblock("sum"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(A[vi - 1:vi - 1 + 3, vj])
                T.writes(C[vi, vj])
                C[vi, vj] = T.if_then_else(1 <= vi and vi < 7, A[vi - 1, vj] + A[vi + 1, vj], A[vi, vj])
