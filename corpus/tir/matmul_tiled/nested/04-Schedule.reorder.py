# corpus/tir/matmul_tiled: stage 04, after Schedule.reorder, printed by TVM 0.22.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: matmul_tiled; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def matmul_tiled(A: T.Buffer((14, 18), "float32"), B: T.Buffer((18, 12), "float32"), C: T.Buffer((14, 12), "float32")):
        # with T.block("root"):
        for i_0, j_0, k_0, i_1, k_1, j_1 in T.grid(4, 3, 4, 4, 5, 4):
            with T.block("C"):
                vi = T.axis.spatial(14, i_0 * 4 + i_1)
                vj = T.axis.spatial(12, j_0 * 4 + j_1)
                vk = T.axis.reduce(18, k_0 * 5 + k_1)
                T.where(i_0 * 4 + i_1 < 14 and k_0 * 5 + k_1 < 18)
                T.reads(A[vi, vk], B[vk, vj])
                T.writes(C[vi, vj])
                with T.init():
                    C[vi, vj] = T.float32(0.0)
                C[vi, vj] = C[vi, vj] + A[vi, vk] * B[vk, vj]
