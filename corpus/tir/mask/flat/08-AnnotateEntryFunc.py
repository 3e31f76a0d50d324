# corpus/tir/mask: stage 08, after tirx.AnnotateEntryFunc, printed by TVM 0.26.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: mask; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def mask(A: T.Buffer((5, 8), "int32"), B: T.Buffer((5, 8), "bool"), C: T.Buffer((5, 8), "bool"), D: T.Buffer((5, 8), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        A_1 = A.view(40)
        B_1 = B.view(40)
        C_1 = C.view(40)
        D_1 = D.view(40)
        for i, j in T.grid(5, 8):
            cse_v1: T.let[T.int32] = i * 8 + j
            C_1[cse_v1] = -2 <= A_1[cse_v1] and not B_1[cse_v1] or A_1[cse_v1] == 5 or i * 3 != j + 1 and A_1[cse_v1] < -6
        for i, j in T.grid(5, 8):
            cse_v2: T.let[T.int32] = i * 8 + j
            D_1[cse_v2] = T.if_then_else(C_1[cse_v2], A_1[cse_v2], T.Cast("int32", B_1[cse_v2]) - 7)
