# corpus/schedules/transpose_shared: stage 00, before any pass, printed by TVM 0.22.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def transpose_shared(A: T.Buffer((8, 12), "int32"), B: T.Buffer((12, 8), "int32")):
        # with T.block("root"):
        for i, j in T.grid(12, 8):
            with T.block("B"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(A[vj, vi])
                T.writes(B[vi, vj])
                B[vi, vj] = A[vj, vi]
