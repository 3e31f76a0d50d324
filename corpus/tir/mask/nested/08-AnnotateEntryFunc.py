# corpus/tir/mask: stage 08, after tir.AnnotateEntryFunc, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: mask; buffers: flat; expect: read run-lowered
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def mask(A: T.Buffer((5, 8), "int32"), B: T.Buffer((5, 8), "bool"), C: T.Buffer((5, 8), "bool"), D: T.Buffer((5, 8), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tir.is_entry_func": True})
        C_1 = T.Buffer((40,), "int8", data=C.data)
        A_1 = T.Buffer((40,), "int32", data=A.data)
        B_1 = T.Buffer((40,), "int8", data=B.data)
        for i, j in T.grid(5, 8):
            cse_v1: T.int32 = i * 8 + j
            C_1[cse_v1] = T.Cast("int8", -2 <= A_1[cse_v1] and not T.Cast("bool", B_1[cse_v1]) or A_1[cse_v1] == 5 or i * 3 != j + 1 and A_1[cse_v1] < -6)
        for i, j in T.grid(5, 8):
            cse_v2: T.int32 = i * 8 + j
            D_1 = T.Buffer((40,), "int32", data=D.data)
            D_1[cse_v2] = T.if_then_else(T.Cast("bool", C_1[cse_v2]), A_1[cse_v2], T.Cast("int32", T.Cast("bool", B_1[cse_v2])) - 7)
