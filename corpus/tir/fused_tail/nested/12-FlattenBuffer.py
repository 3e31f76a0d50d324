# corpus/tir/fused_tail: stage 12, after tir.FlattenBuffer, printed by TVM 0.22.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: fused_tail; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def fused_tail(A: T.Buffer((6, 8), "int32"), B: T.Buffer((8, 10), "int32"), bias: T.Buffer((10,), "int32"), C: T.Buffer((6, 10), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        for i_j_0_fused in range(12):
            P = T.allocate([5], "int32", "global")
            P_local = T.allocate([5], "int32", "local")
            P_local_1 = T.Buffer((5,), "int32", data=P_local, scope="local")
            for j_1_init in range(5):
                P_local_1[j_1_init] = 0
            for j_1, k in T.grid(5, 8):
                A_1 = T.Buffer((48,), "int32", data=A.data)
                B_1 = T.Buffer((80,), "int32", data=B.data)
                P_local_1[j_1] = P_local_1[j_1] + A_1[i_j_0_fused // 2 * 8 + k] * B_1[k * 10 + i_j_0_fused % 2 * 5 + j_1]
            P_1 = T.Buffer((5,), "int32", data=P)
            for ax1 in range(5):
                P_1[ax1] = P_local_1[ax1]
            for ax0 in range(5):
                C_1 = T.Buffer((60,), "int32", data=C.data)
                bias_1 = T.Buffer((10,), "int32", data=bias.data)
                C_1[i_j_0_fused * 5 + ax0] = T.max(P_1[ax0] + bias_1[i_j_0_fused % 2 * 5 + ax0], 0)
