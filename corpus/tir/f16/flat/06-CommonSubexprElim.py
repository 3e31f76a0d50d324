# corpus/tir/f16: stage 06, after tirx.CommonSubexprElim, printed by TVM 0.26.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: f16; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def f16(A: T.Buffer((6, 7), "float16"), B: T.Buffer((6, 7), "float16"), P: T.Buffer((6, 7), "float16"), C: T.Buffer((6, 7), "float16"), D: T.Buffer((6, 7), "float16"), E: T.Buffer((6,), "float16")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        A_1 = A.view(42)
        B_1 = B.view(42)
        P_1 = P.view(42)
        C_1 = C.view(42)
        D_1 = D.view(42)
        E_1 = T.decl_buffer((6,), "float16", data=E.data)
        for i, j in T.grid(6, 7):
            cse_v2: T.let[T.int32] = i * 7 + j
            P_1[cse_v2] = A_1[cse_v2] * B_1[cse_v2]
        for i, j in T.grid(6, 7):
            cse_v3: T.let[T.int32] = i * 7 + j
            C_1[cse_v3] = P_1[cse_v3] - A_1[cse_v3]
        for i, j in T.grid(6, 7):
            cse_v4: T.let[T.int32] = i * 7 + j
            D_1[cse_v4] = C_1[cse_v4] / B_1[cse_v4]
        for i, k in T.grid(6, 7):
            cse_v1: T.let[T.int32] = i * 7
            if k == 0:
                E_1[i] = A_1[cse_v1]
            E_1[i] = E_1[i] + D_1[cse_v1 + k]
