# corpus/tir/mask: stage 06, after s_tir.RewriteUnsafeSelect, printed by TVM 0.26.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: mask; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def mask(A: T.Buffer((5, 8), "int32"), B: T.Buffer((5, 8), "bool"), C: T.Buffer((5, 8), "bool"), D: T.Buffer((5, 8), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        A_1 = A.view(40)
        B_1 = B.view(40)
        C_1 = C.view(40)
        D_1 = D.view(40)
        for i, j in T.grid(5, 8):
            C_1[i * 8 + j] = -2 <= A_1[i * 8 + j] and not B_1[i * 8 + j] or A_1[i * 8 + j] == 5 or i * 3 != j + 1 and A_1[i * 8 + j] < -6
        for i, j in T.grid(5, 8):
            D_1[i * 8 + j] = T.if_then_else(C_1[i * 8 + j], A_1[i * 8 + j], T.Cast("int32", B_1[i * 8 + j]) - 7)
