# corpus/tir/matmul_cached: stage 13, after tir.PlanAndUpdateBufferAllocationLocation, printed by TVM 0.22.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: matmul_cached; buffers: multi-dimensional; expect: read run ill-formed
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def matmul_cached(A: T.Buffer((10, 9), "float32"), B: T.Buffer((9, 8), "float32"), C: T.Buffer((10, 8), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        for i_0, j_0 in T.grid(3, 2):
            with T.block(""):
                v0 = T.int32()
                v1 = T.int32()
                v0_1 = T.int32()
                v1_1 = T.int32()
                T.reads(A[T.min(i_0 * 4, v0):T.min(i_0 * 4, v0) + (T.max(i_0 * 4 + 3, v0) + 1 - T.min(i_0 * 4, v0)), T.min(0, v1):T.min(0, v1) + (T.max(T.max(T.min(6, v1) + T.max(8, v1) - T.min(0, v1), v1), 8) + 1 - T.min(0, v1))], B[T.min(0, v0_1):T.min(0, v0_1) + (T.max(T.max(T.min(6, v0_1) + T.max(8, v0_1) - T.min(0, v0_1), v0_1), 8) + 1 - T.min(0, v0_1)), T.min(j_0 * 5, v1_1):T.min(j_0 * 5, v1_1) + (T.max(j_0 * 5 + 4, v1_1) + 1 - T.min(j_0 * 5, v1_1))])
                v0_2 = T.int32()
                v1_2 = T.int32()
                T.writes(C[T.min(i_0 * 4, v0_2):T.min(i_0 * 4, v0_2) + (T.max(i_0 * 4 + 3, v0_2) + 1 - T.min(i_0 * 4, v0_2)), T.min(j_0 * 5, v1_2):T.min(j_0 * 5, v1_2) + (T.max(j_0 * 5 + 4, v1_2) + 1 - T.min(j_0 * 5, v1_2))])
                C_global = T.alloc_buffer((10, 8))
                for i_1_init, j_1_init in T.grid(4, 5):
                    with T.block("C_init"):
                        vi = T.axis.spatial(10, i_0 * 4 + i_1_init)
                        vj = T.axis.spatial(8, j_0 * 5 + j_1_init)
                        T.where(j_0 * 5 + j_1_init < 8 and i_0 * 4 + i_1_init < 10)
                        T.reads()
                        T.writes(C_global[vi, vj])
                        C_global[vi, vj] = T.float32(0.0)
                for k_0 in range(3):
                    with T.block(""):
                        vi = T.int32()
                        vj = T.int32()
                        T.reads(A[T.min(i_0 * 4, v0):T.min(i_0 * 4, v0) + (T.max(i_0 * 4 + 3, v0) + 1 - T.min(i_0 * 4, v0)), T.min(k_0 * 3, v1):T.min(k_0 * 3, v1) + (T.max(k_0 * 3 + 2, v1) + 1 - T.min(k_0 * 3, v1))], B[T.min(k_0 * 3, v0_1):T.min(k_0 * 3, v0_1) + (T.max(k_0 * 3 + 2, v0_1) + 1 - T.min(k_0 * 3, v0_1)), T.min(j_0 * 5, v1_1):T.min(j_0 * 5, v1_1) + (T.max(j_0 * 5 + 4, v1_1) + 1 - T.min(j_0 * 5, v1_1))], C_global[T.min(i_0 * 4, vi):T.min(i_0 * 4, vi) + (T.max(i_0 * 4 + 3, vi) + 1 - T.min(i_0 * 4, vi)), T.min(j_0 * 5, vj):T.min(j_0 * 5, vj) + (T.max(j_0 * 5 + 4, vj) + 1 - T.min(j_0 * 5, vj))])
                        T.writes(C_global[T.min(i_0 * 4, vi):T.min(i_0 * 4, vi) + (T.max(i_0 * 4 + 3, vi) + 1 - T.min(i_0 * 4, vi)), T.min(j_0 * 5, vj):T.min(j_0 * 5, vj) + (T.max(j_0 * 5 + 4, vj) + 1 - T.min(j_0 * 5, vj))])
                        A_global = T.alloc_buffer((10, 9))
                        B_global = T.alloc_buffer((9, 8))
                        for ax0, ax1 in T.grid(4, 3):
                            with T.block("A_global"):
                                v0 = T.axis.spatial(10, i_0 * 4 + ax0)
                                v1 = T.axis.spatial(9, k_0 * 3 + ax1)
                                T.where(i_0 * 4 + ax0 < 10)
                                T.reads(A[v0, v1])
                                T.writes(A_global[v0, v1])
                                A_global[v0, v1] = A[v0, v1]
                        for ax0, ax1 in T.grid(3, 5):
                            with T.block("B_global"):
                                v0_1 = T.axis.spatial(9, k_0 * 3 + ax0)
                                v1_1 = T.axis.spatial(8, j_0 * 5 + ax1)
                                T.where(j_0 * 5 + ax1 < 8)
                                T.reads(B[v0_1, v1_1])
                                T.writes(B_global[v0_1, v1_1])
                                B_global[v0_1, v1_1] = B[v0_1, v1_1]
                        for k_1, i_1, j_1 in T.grid(3, 4, 5):
                            with T.block("C_update"):
                                vi = T.axis.spatial(10, i_0 * 4 + i_1)
                                vj = T.axis.spatial(8, j_0 * 5 + j_1)
                                vk = T.axis.reduce(9, k_0 * 3 + k_1)
                                T.where(i_0 * 4 + i_1 < 10 and j_0 * 5 + j_1 < 8)
                                T.reads(C_global[vi, vj], A_global[vi, vk], B_global[vk, vj])
                                T.writes(C_global[vi, vj])
                                C_global[vi, vj] = C_global[vi, vj] + A_global[vi, vk] * B_global[vk, vj]
                for ax0, ax1 in T.grid(4, 5):
                    with T.block("C_global"):
                        v0_2 = T.axis.spatial(10, i_0 * 4 + ax0)
                        v1_2 = T.axis.spatial(8, j_0 * 5 + ax1)
                        T.where(i_0 * 4 + ax0 < 10 and j_0 * 5 + ax1 < 8)
                        T.reads(C_global[v0_2, v1_2])
                        T.writes(C[v0_2, v1_2])
                        C[v0_2, v1_2] = C_global[v0_2, v1_2]
