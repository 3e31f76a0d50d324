# corpus/tir/fused_tail: stage 11, after s_tir.LowerOpaqueBlock, printed by TVM 0.26.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: fused_tail; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def fused_tail(A: T.Buffer((6, 8), "int32"), B: T.Buffer((8, 10), "int32"), bias: T.Buffer((10,), "int32"), C: T.Buffer((6, 10), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        for i_j_0_fused in range(12):
            P = T.alloc_buffer((1, 5), "int32", annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
            P_local = T.alloc_local((1, 5), "int32", annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
            for j_1_init in range(5):
                P_local[0, j_1_init] = 0
            for j_1, k in T.grid(5, 8):
                P_local[0, j_1] = P_local[0, j_1] + A[i_j_0_fused // 2, k] * B[k, i_j_0_fused % 2 * 5 + j_1]
            for ax1 in range(5):
                P[0, ax1] = P_local[0, ax1]
            for ax0 in range(5):
                C[i_j_0_fused // 2, i_j_0_fused % 2 * 5 + ax0] = T.max(P[0, ax0] + bias[i_j_0_fused % 2 * 5 + ax0], 0)
