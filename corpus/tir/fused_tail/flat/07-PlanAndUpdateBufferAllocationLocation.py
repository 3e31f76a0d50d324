# corpus/tir/fused_tail: stage 07, after s_tir.PlanAndUpdateBufferAllocationLocation, printed by TVM 0.26.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: fused_tail; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def fused_tail(A: T.Buffer((6, 8), "int32"), B: T.Buffer((8, 10), "int32"), bias: T.Buffer((10,), "int32"), C: T.Buffer((6, 10), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        for i_j_0_fused in range(12):
            with T.sblock(""):
                T.reads(A[i_j_0_fused // 2, 0:8], B[0:8, i_j_0_fused % 2 * 5:i_j_0_fused % 2 * 5 + 5], bias[i_j_0_fused % 2 * 5:i_j_0_fused % 2 * 5 + 5])
                T.writes(C[i_j_0_fused // 2, i_j_0_fused % 2 * 5:i_j_0_fused % 2 * 5 + 5])
                P = T.sblock_alloc_buffer((6, 10), "int32")
                P_local = T.sblock_alloc_buffer((6, 10), "int32", scope="local")
                for j_1_init in range(5):
                    with T.sblock("product_init"):
                        vi = T.axis.spatial(6, i_j_0_fused // 2)
                        vj = T.axis.spatial(10, i_j_0_fused % 2 * 5 + j_1_init)
                        T.reads()
                        T.writes(P_local[vi, vj])
                        P_local[vi, vj] = 0
                for j_1, k in T.grid(5, 8):
                    with T.sblock("product_update"):
                        vi = T.axis.spatial(6, i_j_0_fused // 2)
                        vj = T.axis.spatial(10, i_j_0_fused % 2 * 5 + j_1)
                        vk = T.axis.reduce(8, k)
                        T.reads(P_local[vi, vj], A[vi, vk], B[vk, vj])
                        T.writes(P_local[vi, vj])
                        P_local[vi, vj] = P_local[vi, vj] + A[vi, vk] * B[vk, vj]
                for ax0, ax1 in T.grid(1, 5):
                    with T.sblock("P_local"):
                        v0 = T.axis.spatial(6, i_j_0_fused // 2 + ax0)
                        v1 = T.axis.spatial(10, i_j_0_fused % 2 * 5 + ax1)
                        T.reads(P_local[v0, v1])
                        T.writes(P[v0, v1])
                        P[v0, v1] = P_local[v0, v1]
                for ax0 in range(5):
                    with T.sblock("tail"):
                        vi = T.axis.spatial(6, i_j_0_fused // 2)
                        vj = T.axis.spatial(10, i_j_0_fused % 2 * 5 + ax0)
                        T.reads(P[vi, vj], bias[vj])
                        T.writes(C[vi, vj])
                        C[vi, vj] = T.max(P[vi, vj] + bias[vj], 0)
