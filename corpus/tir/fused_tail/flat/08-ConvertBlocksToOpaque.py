# corpus/tir/fused_tail: stage 08, after s_tir.ConvertBlocksToOpaque, printed by TVM 0.26.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
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
                        T.reads()
                        T.writes(P_local[i_j_0_fused // 2, i_j_0_fused % 2 * 5 + j_1_init])
                        P_local[i_j_0_fused // 2, i_j_0_fused % 2 * 5 + j_1_init] = 0
                for j_1, k in T.grid(5, 8):
                    with T.sblock("product_update"):
                        T.reads(P_local[i_j_0_fused // 2, i_j_0_fused % 2 * 5 + j_1], A[i_j_0_fused // 2, k], B[k, i_j_0_fused % 2 * 5 + j_1])
                        T.writes(P_local[i_j_0_fused // 2, i_j_0_fused % 2 * 5 + j_1])
                        P_local[i_j_0_fused // 2, i_j_0_fused % 2 * 5 + j_1] = P_local[i_j_0_fused // 2, i_j_0_fused % 2 * 5 + j_1] + A[i_j_0_fused // 2, k] * B[k, i_j_0_fused % 2 * 5 + j_1]
                for ax0, ax1 in T.grid(1, 5):
                    with T.sblock("P_local"):
                        T.reads(P_local[i_j_0_fused // 2 + ax0, i_j_0_fused % 2 * 5 + ax1])
                        T.writes(P[i_j_0_fused // 2 + ax0, i_j_0_fused % 2 * 5 + ax1])
                        P[i_j_0_fused // 2 + ax0, i_j_0_fused % 2 * 5 + ax1] = P_local[i_j_0_fused // 2 + ax0, i_j_0_fused % 2 * 5 + ax1]
                for ax0 in range(5):
                    with T.sblock("tail"):
                        T.reads(P[i_j_0_fused // 2, i_j_0_fused % 2 * 5 + ax0], bias[i_j_0_fused % 2 * 5 + ax0])
                        T.writes(C[i_j_0_fused // 2, i_j_0_fused % 2 * 5 + ax0])
                        C[i_j_0_fused // 2, i_j_0_fused % 2 * 5 + ax0] = T.max(P[i_j_0_fused // 2, i_j_0_fused % 2 * 5 + ax0] + bias[i_j_0_fused % 2 * 5 + ax0], 0)
