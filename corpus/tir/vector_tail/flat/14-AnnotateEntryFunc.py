# corpus/tir/vector_tail: stage 14, after tirx.AnnotateEntryFunc, printed by TVM 0.26.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: vector_tail; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def vector_tail(A: T.Buffer((3, 11), "float32"), B: T.Buffer((11,), "float32"), C: T.Buffer((3, 11), "float32"), D: T.Buffer((3, 11), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        A_1 = A.view(33)
        B_1 = T.decl_buffer((11,), data=B.data)
        C_1 = C.view(33)
        D_1 = D.view(33)
        for i, j_0, j_1_s in T.grid(3, 3, 4):
            cse_v1: T.let[T.int32] = j_0 * 4
            cse_v3: T.let[T.int32] = cse_v1 + j_1_s
            if cse_v3 < 11:
                cse_v5: T.let[T.int32] = i * 11 + cse_v1 + j_1_s
                C_1[cse_v5] = A_1[cse_v5] + B_1[cse_v3]
        for i, j_0, j_1_s in T.grid(3, 3, 4):
            cse_v2: T.let[T.int32] = j_0 * 4
            cse_v4: T.let[T.int32] = cse_v2 + j_1_s
            if cse_v4 < 11:
                cse_v6: T.let[T.int32] = i * 11 + cse_v2 + j_1_s
                D_1[cse_v6] = T.if_then_else(cse_v4 < 7, C_1[cse_v6] * B_1[cse_v4], A_1[cse_v6])
