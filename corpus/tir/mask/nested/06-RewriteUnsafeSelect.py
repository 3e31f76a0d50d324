# corpus/tir/mask: stage 06, after tir.RewriteUnsafeSelect, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: mask; buffers: flat; expect: read run-lowered
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def mask(A: T.Buffer((5, 8), "int32"), B: T.Buffer((5, 8), "bool"), C: T.Buffer((5, 8), "bool"), D: T.Buffer((5, 8), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        C_1 = T.Buffer((40,), "int8", data=C.data)
        A_1 = T.Buffer((40,), "int32", data=A.data)
        B_1 = T.Buffer((40,), "int8", data=B.data)
        for i, j in T.grid(5, 8):
            C_1[i * 8 + j] = T.Cast("int8", -2 <= A_1[i * 8 + j] and not T.Cast("bool", B_1[i * 8 + j]) or A_1[i * 8 + j] == 5 or i * 3 != j + 1 and A_1[i * 8 + j] < -6)
        for i, j in T.grid(5, 8):
            D_1 = T.Buffer((40,), "int32", data=D.data)
            D_1[i * 8 + j] = T.if_then_else(T.Cast("bool", C_1[i * 8 + j]), A_1[i * 8 + j], T.Cast("int32", T.Cast("bool", B_1[i * 8 + j])) - 7)
