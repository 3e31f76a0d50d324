# corpus/tir/fused_tail: stage 15, after tirx.AnnotateEntryFunc, printed by TVM 0.26.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: fused_tail; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def fused_tail(A: T.Buffer((6, 8), "int32"), B: T.Buffer((8, 10), "int32"), bias: T.Buffer((10,), "int32"), C: T.Buffer((6, 10), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        P_local = T.alloc_local((5,), "int32")
        P = T.alloc_buffer((5,), "int32")
        A_1 = A.view(48)
        B_1 = B.view(80)
        bias_1 = T.decl_buffer((10,), "int32", data=bias.data)
        C_1 = C.view(60)
        for i_j_0_fused in range(12):
            for j_1_init in range(5):
                P_local[j_1_init] = 0
            cse_v1: T.let[T.int32] = i_j_0_fused % 2 * 5
            for j_1, k in T.grid(5, 8):
                P_local[j_1] = P_local[j_1] + A_1[i_j_0_fused // 2 * 8 + k] * B_1[k * 10 + cse_v1 + j_1]
            for ax1 in range(5):
                P[ax1] = P_local[ax1]
            for ax0 in range(5):
                C_1[i_j_0_fused * 5 + ax0] = T.max(P[ax0] + bias_1[cse_v1 + ax0], 0)
