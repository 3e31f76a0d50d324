# corpus/tir/padded: stage 08, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: padded; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def padded(A: T.Buffer((6, 7), "int32"), B: T.Buffer((7, 5), "int32"), C: T.Buffer((6, 5), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        A_pad = T.decl_buffer((8, 8), "int32")
        B_pad = T.decl_buffer((8, 8), "int32")
        C_pad = T.decl_buffer((8, 8), "int32")
        for i0, i1 in T.grid(8, 8):
            A_pad[i0, i1] = T.if_then_else(i0 < 6 and i1 < 7, A[i0, i1], 0)
        for i0, i1 in T.grid(8, 8):
            B_pad[i0, i1] = T.if_then_else(i0 < 7 and i1 < 5, B[i0, i1], 0)
        for i_0, i_1, j_0, j_1, k_0, k_1 in T.grid(2, 4, 2, 4, 2, 4):
            if k_0 * 4 + k_1 == 0:
                C_pad[i_0 * 4 + i_1, j_0 * 4 + j_1] = 0
            C_pad[i_0 * 4 + i_1, j_0 * 4 + j_1] = C_pad[i_0 * 4 + i_1, j_0 * 4 + j_1] + A_pad[i_0 * 4 + i_1, k_0 * 4 + k_1] * B_pad[k_0 * 4 + k_1, j_0 * 4 + j_1]
        for i0, i1 in T.grid(6, 5):
            C[i0, i1] = C_pad[i0, i1]
