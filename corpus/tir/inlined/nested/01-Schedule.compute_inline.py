# corpus/tir/inlined: stage 01, after Schedule.compute_inline, printed by TVM 0.22.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: inlined; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def inlined(A: T.Buffer((11,), "float32"), B: T.Buffer((11,), "float32"), C: T.Buffer((11,), "float32")):
        # with T.block("root"):
        S = T.alloc_buffer((11,))
        for i in range(11):
            with T.block("sum"):
                vi = T.axis.spatial(11, i)
                T.reads(A[vi - 1:vi - 1 + 3])
                T.writes(S[vi])
                S[vi] = T.if_then_else(1 <= vi and vi < 12, A[vi - 1], T.float32(0.0)) + T.if_then_else(1 <= vi + 1 and vi + 1 < 12, A[vi + 1 - 1], T.float32(0.0)) + T.if_then_else(1 <= vi + 2 and vi + 2 < 12, A[vi + 2 - 1], T.float32(0.0))
        for i in range(11):
            with T.block("tail"):
                vi = T.axis.spatial(11, i)
                T.reads(S[vi], B[vi])
                T.writes(C[vi])
                C[vi] = T.max(S[vi], B[vi])
