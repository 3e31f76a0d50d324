# corpus/tir/matmul_cached: stage 01, after Schedule.split, printed by TVM 0.22.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: matmul_cached; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def matmul_cached(A: T.Buffer((10, 9), "float32"), B: T.Buffer((9, 8), "float32"), C: T.Buffer((10, 8), "float32")):
        # with T.block("root"):
        for i_0, i_1, j, k in T.grid(3, 4, 8, 9):
            with T.block("C"):
                vi = T.axis.spatial(10, i_0 * 4 + i_1)
                vj, vk = T.axis.remap("SR", [j, k])
                T.where(i_0 * 4 + i_1 < 10)
                T.reads(A[vi, vk], B[vk, vj])
                T.writes(C[vi, vj])
                with T.init():
                    C[vi, vj] = T.float32(0.0)
                C[vi, vj] = C[vi, vj] + A[vi, vk] * B[vk, vj]
