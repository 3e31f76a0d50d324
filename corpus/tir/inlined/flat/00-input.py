# corpus/tir/inlined: stage 00, before any pass, printed by TVM 0.26.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: inlined; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def inlined(A: T.Buffer((11,), "float32"), B: T.Buffer((11,), "float32"), C: T.Buffer((11,), "float32")):
        # with T.sblock("root"):
        P = T.sblock_alloc_buffer((13,))
        S = T.sblock_alloc_buffer((11,))
        for i in range(13):
            with T.sblock("pad"):
                vi = T.axis.spatial(13, i)
                T.reads(A[vi - 1])
                T.writes(P[vi])
                P[vi] = T.if_then_else(1 <= vi and vi < 12, A[vi - 1], T.float32(0.0))
        for i in range(11):
            with T.sblock("sum"):
                vi = T.axis.spatial(11, i)
                T.reads(P[vi:vi + 3])
                T.writes(S[vi])
                S[vi] = P[vi] + P[vi + 1] + P[vi + 2]
        for i in range(11):
            with T.sblock("tail"):
                vi = T.axis.spatial(11, i)
                T.reads(S[vi], B[vi])
                T.writes(C[vi])
                C[vi] = T.max(S[vi], B[vi])
