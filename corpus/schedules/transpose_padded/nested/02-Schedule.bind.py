# corpus/schedules/transpose_padded: stage 02, after Schedule.bind, printed by TVM 0.22.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def transpose_padded(A: T.Buffer((8, 12), "int32"), B: T.Buffer((12, 8), "int32")):
        # with T.block("root"):
        for i_0 in T.thread_binding(3, thread="blockIdx.y"):
            for j_0 in T.thread_binding(2, thread="blockIdx.x"):
                for i_1 in T.thread_binding(4, thread="threadIdx.y"):
                    for j_1 in T.thread_binding(4, thread="threadIdx.x"):
                        with T.block("B"):
                            vi = T.axis.spatial(12, i_0 * 4 + i_1)
                            vj = T.axis.spatial(8, j_0 * 4 + j_1)
                            T.reads(A[vj, vi])
                            T.writes(B[vi, vj])
                            B[vi, vj] = A[vj, vi]
