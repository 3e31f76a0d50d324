# corpus/tir/fused_tail: stage 05, after Schedule.decompose_reduction, printed by TVM 0.22.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: fused_tail; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def fused_tail(A: T.Buffer((6, 8), "int32"), B: T.Buffer((8, 10), "int32"), bias: T.Buffer((10,), "int32"), C: T.Buffer((6, 10), "int32")):
        # with T.block("root"):
        P = T.alloc_buffer((6, 10), "int32")
        P_local = T.alloc_buffer((6, 10), "int32", scope="local")
        for i_j_0_fused in range(12):
            for j_1_init in range(5):
                with T.block("product_init"):
                    vi = T.axis.spatial(6, i_j_0_fused // 2)
                    vj = T.axis.spatial(10, i_j_0_fused % 2 * 5 + j_1_init)
                    T.reads()
                    T.writes(P_local[vi, vj])
                    P_local[vi, vj] = 0
            for j_1, k in T.grid(5, 8):
                with T.block("product_update"):
                    vi = T.axis.spatial(6, i_j_0_fused // 2)
                    vj = T.axis.spatial(10, i_j_0_fused % 2 * 5 + j_1)
                    vk = T.axis.reduce(8, k)
                    T.reads(P_local[vi, vj], A[vi, vk], B[vk, vj])
                    T.writes(P_local[vi, vj])
                    P_local[vi, vj] = P_local[vi, vj] + A[vi, vk] * B[vk, vj]
            for ax0, ax1 in T.grid(1, 5):
                with T.block("P_local"):
                    v0 = T.axis.spatial(6, i_j_0_fused // 2 + ax0)
                    v1 = T.axis.spatial(10, i_j_0_fused % 2 * 5 + ax1)
                    T.reads(P_local[v0, v1])
                    T.writes(P[v0, v1])
                    P[v0, v1] = P_local[v0, v1]
            for ax0 in range(5):
                with T.block("tail"):
                    vi = T.axis.spatial(6, i_j_0_fused // 2)
                    vj = T.axis.spatial(10, i_j_0_fused % 2 * 5 + ax0)
                    T.reads(P[vi, vj], bias[vj])
                    T.writes(C[vi, vj])
                    C[vi, vj] = T.max(P[vi, vj] + bias[vj], 0)
