# corpus/tir/matmul_cached: stage 04, after Schedule.reorder, printed by TVM 0.26.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: matmul_cached; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def matmul_cached(A: T.Buffer((10, 9), "float32"), B: T.Buffer((9, 8), "float32"), C: T.Buffer((10, 8), "float32")):
        # with T.sblock("root"):
        for i_0, j_0, k_0, k_1, i_1, j_1 in T.grid(3, 2, 3, 3, 4, 5):
            with T.sblock("C"):
                vi = T.axis.spatial(10, i_0 * 4 + i_1)
                vj = T.axis.spatial(8, j_0 * 5 + j_1)
                vk = T.axis.reduce(9, k_0 * 3 + k_1)
                T.where(i_0 * 4 + i_1 < 10 and j_0 * 5 + j_1 < 8)
                T.reads(A[vi, vk], B[vk, vj])
                T.writes(C[vi, vj])
                with T.init():
                    C[vi, vj] = T.float32(0.0)
                C[vi, vj] = C[vi, vj] + A[vi, vk] * B[vk, vj]
