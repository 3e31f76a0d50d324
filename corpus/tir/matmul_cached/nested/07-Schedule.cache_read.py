# corpus/tir/matmul_cached: stage 07, after Schedule.cache_read, printed by TVM 0.22.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: matmul_cached; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def matmul_cached(A: T.Buffer((10, 9), "float32"), B: T.Buffer((9, 8), "float32"), C: T.Buffer((10, 8), "float32")):
        # with T.block("root"):
        C_global = T.alloc_buffer((10, 8))
        A_global = T.alloc_buffer((10, 9))
        for ax0, ax1 in T.grid(10, 9):
            with T.block("A_global"):
                v0, v1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(A[v0, v1])
                T.writes(A_global[v0, v1])
                A_global[v0, v1] = A[v0, v1]
        for i_0, j_0 in T.grid(3, 2):
            for k_0, k_1, i_1, j_1 in T.grid(3, 3, 4, 5):
                with T.block("C"):
                    vi = T.axis.spatial(10, i_0 * 4 + i_1)
                    vj = T.axis.spatial(8, j_0 * 5 + j_1)
                    vk = T.axis.reduce(9, k_0 * 3 + k_1)
                    T.where(i_0 * 4 + i_1 < 10 and j_0 * 5 + j_1 < 8)
                    T.reads(A_global[vi, vk], B[vk, vj])
                    T.writes(C_global[vi, vj])
                    with T.init():
                        C_global[vi, vj] = T.float32(0.0)
                    C_global[vi, vj] = C_global[vi, vj] + A_global[vi, vk] * B[vk, vj]
            for ax0, ax1 in T.grid(4, 5):
                with T.block("C_global"):
                    v0 = T.axis.spatial(10, i_0 * 4 + ax0)
                    v1 = T.axis.spatial(8, j_0 * 5 + ax1)
                    T.where(i_0 * 4 + ax0 < 10 and j_0 * 5 + ax1 < 8)
                    T.reads(C_global[v0, v1])
                    T.writes(C[v0, v1])
                    C[v0, v1] = C_global[v0, v1]
