# corpus/tir/fused_tail: stage 09, after tir.CompactBufferAllocation, printed by TVM 0.22.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: fused_tail; buffers: multi-dimensional; expect: read run ill-formed
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def fused_tail(A: T.Buffer((6, 8), "int32"), B: T.Buffer((8, 10), "int32"), bias: T.Buffer((10,), "int32"), C: T.Buffer((6, 10), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        for i_j_0_fused in range(12):
            with T.block(""):
                vi = T.int32()
                vk = T.int32()
                vj = T.int32()
                vj_1 = T.int32()
                T.reads(A[T.min(i_j_0_fused // 2, vi):T.min(i_j_0_fused // 2, vi) + (T.max(i_j_0_fused // 2, vi) + 1 - T.min(i_j_0_fused // 2, vi)), T.min(0, vk):T.min(0, vk) + (T.max(7, vk) + 1 - T.min(0, vk))], B[T.min(0, vk):T.min(0, vk) + (T.max(7, vk) + 1 - T.min(0, vk)), T.min(i_j_0_fused % 2 * 5, vj):T.min(i_j_0_fused % 2 * 5, vj) + (T.max(i_j_0_fused % 2 * 5 + 4, vj) + 1 - T.min(i_j_0_fused % 2 * 5, vj))], bias[T.min(i_j_0_fused % 2 * 5, vj_1):T.min(i_j_0_fused % 2 * 5, vj_1) + (T.max(i_j_0_fused % 2 * 5 + 4, vj_1) + 1 - T.min(i_j_0_fused % 2 * 5, vj_1))])
                vi_1 = T.int32()
                T.writes(C[T.min(i_j_0_fused // 2, vi_1):T.min(i_j_0_fused // 2, vi_1) + (T.max(i_j_0_fused // 2, vi_1) + 1 - T.min(i_j_0_fused // 2, vi_1)), T.min(i_j_0_fused % 2 * 5, vj_1):T.min(i_j_0_fused % 2 * 5, vj_1) + (T.max(i_j_0_fused % 2 * 5 + 4, vj_1) + 1 - T.min(i_j_0_fused % 2 * 5, vj_1))])
                P = T.alloc_buffer((1, 5), "int32")
                P_local = T.alloc_buffer((1, 5), "int32", scope="local")
                for j_1_init in range(5):
                    with T.block("product_init"):
                        T.reads()
                        T.writes(P_local[i_j_0_fused // 2 - i_j_0_fused // 2, i_j_0_fused % 2 * 5 + j_1_init - i_j_0_fused % 2 * 5])
                        P_local[i_j_0_fused // 2 - i_j_0_fused // 2, i_j_0_fused % 2 * 5 + j_1_init - i_j_0_fused % 2 * 5] = 0
                for j_1, k in T.grid(5, 8):
                    with T.block("product_update"):
                        T.reads(P_local[i_j_0_fused // 2 - i_j_0_fused // 2, i_j_0_fused % 2 * 5 + j_1 - i_j_0_fused % 2 * 5], A[i_j_0_fused // 2, k], B[k, i_j_0_fused % 2 * 5 + j_1])
                        T.writes(P_local[i_j_0_fused // 2 - i_j_0_fused // 2, i_j_0_fused % 2 * 5 + j_1 - i_j_0_fused % 2 * 5])
                        P_local[i_j_0_fused // 2 - i_j_0_fused // 2, i_j_0_fused % 2 * 5 + j_1 - i_j_0_fused % 2 * 5] = P_local[i_j_0_fused // 2 - i_j_0_fused // 2, i_j_0_fused % 2 * 5 + j_1 - i_j_0_fused % 2 * 5] + A[i_j_0_fused // 2, k] * B[k, i_j_0_fused % 2 * 5 + j_1]
                for ax0, ax1 in T.grid(1, 5):
                    with T.block("P_local"):
                        T.reads(P_local[i_j_0_fused // 2 + ax0 - i_j_0_fused // 2, i_j_0_fused % 2 * 5 + ax1 - i_j_0_fused % 2 * 5])
                        T.writes(P[i_j_0_fused // 2 + ax0 - i_j_0_fused // 2, i_j_0_fused % 2 * 5 + ax1 - i_j_0_fused % 2 * 5])
                        P[i_j_0_fused // 2 + ax0 - i_j_0_fused // 2, i_j_0_fused % 2 * 5 + ax1 - i_j_0_fused % 2 * 5] = P_local[i_j_0_fused // 2 + ax0 - i_j_0_fused // 2, i_j_0_fused % 2 * 5 + ax1 - i_j_0_fused % 2 * 5]
                for ax0 in range(5):
                    with T.block("tail"):
                        T.reads(P[i_j_0_fused // 2 - i_j_0_fused // 2, i_j_0_fused % 2 * 5 + ax0 - i_j_0_fused % 2 * 5], bias[i_j_0_fused % 2 * 5 + ax0])
                        T.writes(C[i_j_0_fused // 2, i_j_0_fused % 2 * 5 + ax0])
                        C[i_j_0_fused // 2, i_j_0_fused % 2 * 5 + ax0] = T.max(P[i_j_0_fused // 2 - i_j_0_fused // 2, i_j_0_fused % 2 * 5 + ax0 - i_j_0_fused % 2 * 5] + bias[i_j_0_fused % 2 * 5 + ax0], 0)
