# corpus/schedules/two_extents: stage 01, after Schedule.compute_at, printed by TVM 0.22.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def two_extents(A: T.Buffer((2, 4), "int32"), B: T.Buffer((2, 4), "int32")):
        # with T.block("root"):
        S_shared = T.alloc_buffer((2, 2), "int32", scope="shared")
        for i in range(2):
            for ax0 in range(2):
                with T.block("S"):
                    vi, vj = T.axis.remap("SS", [i, ax0])
                    T.reads(A[vi, vj:vj + 3])
                    T.writes(S_shared[vi, vj])
                    S_shared[vi, vj] = A[vi, vj] + A[vi, vj + 2]
            for j in range(4):
                with T.block("B"):
                    vi, vj = T.axis.remap("SS", [i, j])
                    T.reads(A[vi, vj], S_shared[vi, vj % 2])
                    T.writes(B[vi, vj])
                    B[vi, vj] = A[vi, vj] - S_shared[vi, vj % 2]
