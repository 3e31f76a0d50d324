# corpus/schedules/transpose_padded: stage 01, after Schedule.reorder, printed by TVM 0.26.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def transpose_padded(A: T.Buffer((8, 12), "int32"), B: T.Buffer((12, 8), "int32")):
        # with T.sblock("root"):
        for i_0, j_0, i_1, j_1 in T.grid(3, 2, 4, 4):
            with T.sblock("B"):
                vi = T.axis.spatial(12, i_0 * 4 + i_1)
                vj = T.axis.spatial(8, j_0 * 4 + j_1)
                T.reads(A[vj, vi])
                T.writes(B[vi, vj])
                B[vi, vj] = A[vj, vi]
