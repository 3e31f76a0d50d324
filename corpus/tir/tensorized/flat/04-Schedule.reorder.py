# corpus/tir/tensorized: stage 04, after Schedule.reorder, printed by TVM 0.26.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: tensorized; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def tensorized(A: T.Buffer((8, 6), "int32"), B: T.Buffer((6, 9), "int32"), C: T.Buffer((8, 9), "int32")):
        # with T.sblock("root"):
        for i_0, j_0, k_0, i_1, j_1, k_1 in T.grid(2, 3, 3, 4, 3, 2):
            with T.sblock("C"):
                vi = T.axis.spatial(8, i_0 * 4 + i_1)
                vj = T.axis.spatial(9, j_0 * 3 + j_1)
                vk = T.axis.reduce(6, k_0 * 2 + k_1)
                T.reads(A[vi, vk], B[vk, vj])
                T.writes(C[vi, vj])
                with T.init():
                    C[vi, vj] = 0
                C[vi, vj] = C[vi, vj] + A[vi, vk] * B[vk, vj]
