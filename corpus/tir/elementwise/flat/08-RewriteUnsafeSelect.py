# corpus/tir/elementwise: stage 08, after s_tir.RewriteUnsafeSelect, printed by TVM 0.26.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: elementwise; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def elementwise(A: T.Buffer((7, 9), "float32"), B: T.Buffer((7, 9), "float32"), C: T.Buffer((7, 9), "float32"), D: T.Buffer((7, 9), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tir.noalias": True})
        A_1 = A.view(63)
        B_1 = B.view(63)
        C_1 = C.view(63)
        D_1 = D.view(63)
        for i, j in T.grid(7, 9):
            C_1[i * 9 + j] = T.if_then_else(B_1[i * 9 + j] < A_1[i * 9 + j], A_1[i * 9 + j] / B_1[i * 9 + j], T.max(A_1[i * 9 + j] * T.float32(3.0) + B_1[i * 9 + j], B_1[i * 9 + j] - A_1[i * 9 + j] * T.float32(0.29999999999999999)))
        for i, j in T.grid(7, 9):
            D_1[i * 9 + j] = T.min(T.max(C_1[i * 9 + j], C_1[i * 9 + j] * T.float32(-1.0)), T.sqrt(A_1[i * 9 + j] * A_1[i * 9 + j])) * T.floor(B_1[i * 9 + j] * T.float32(4.0)) - T.if_then_else(i < 3 and 5 <= j, A_1[i * 9 + j], B_1[i * 9 + j] * T.float32(-1.0))
