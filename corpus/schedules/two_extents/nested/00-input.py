# corpus/schedules/two_extents: stage 00, before any pass, printed by TVM 0.22.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def two_extents(A: T.Buffer((2, 4), "int32"), B: T.Buffer((2, 4), "int32")):
        # with T.block("root"):
        S = T.alloc_buffer((2, 2), "int32")
        for i, j in T.grid(2, 2):
            with T.block("S"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(A[vi, vj:vj + 3])
                T.writes(S[vi, vj])
                S[vi, vj] = A[vi, vj] + A[vi, vj + 2]
        for i, j in T.grid(2, 4):
            with T.block("B"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(A[vi, vj], S[vi, vj % 2])
                T.writes(B[vi, vj])
                B[vi, vj] = A[vi, vj] - S[vi, vj % 2]
