# corpus/tir/padded: stage 09, after tir.FlattenBuffer, printed by TVM 0.22.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: padded; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def padded(A: T.Buffer((6, 7), "int32"), B: T.Buffer((7, 5), "int32"), C: T.Buffer((6, 5), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        A_pad = T.allocate([64], "int32", "global")
        B_pad = T.allocate([64], "int32", "global")
        C_pad = T.allocate([64], "int32", "global")
        A_pad_1 = T.Buffer((64,), "int32", data=A_pad)
        for i0, i1 in T.grid(8, 8):
            A_1 = T.Buffer((42,), "int32", data=A.data)
            A_pad_1[i0 * 8 + i1] = T.if_then_else(i0 < 6 and i1 < 7, A_1[i0 * 7 + i1], 0)
        B_pad_1 = T.Buffer((64,), "int32", data=B_pad)
        for i0, i1 in T.grid(8, 8):
            B_1 = T.Buffer((35,), "int32", data=B.data)
            B_pad_1[i0 * 8 + i1] = T.if_then_else(i0 < 7 and i1 < 5, B_1[i0 * 5 + i1], 0)
        C_pad_1 = T.Buffer((64,), "int32", data=C_pad)
        for i_0, i_1, j_0, j_1, k_0, k_1 in T.grid(2, 4, 2, 4, 2, 4):
            if k_0 * 4 + k_1 == 0:
                C_pad_1[i_0 * 32 + i_1 * 8 + j_0 * 4 + j_1] = 0
            C_pad_1[i_0 * 32 + i_1 * 8 + j_0 * 4 + j_1] = C_pad_1[i_0 * 32 + i_1 * 8 + j_0 * 4 + j_1] + A_pad_1[i_0 * 32 + i_1 * 8 + k_0 * 4 + k_1] * B_pad_1[k_0 * 32 + k_1 * 8 + j_0 * 4 + j_1]
        for i0, i1 in T.grid(6, 5):
            C_1 = T.Buffer((30,), "int32", data=C.data)
            C_1[i0 * 5 + i1] = C_pad_1[i0 * 8 + i1]
