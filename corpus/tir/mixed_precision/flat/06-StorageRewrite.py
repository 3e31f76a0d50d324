# corpus/tir/mixed_precision: stage 06, after tirx.StorageRewrite, printed by TVM 0.26.0 from corpus/tir/network_programs.py; licence Apache-2.0
# function: mixed_precision; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def mixed_precision(A: T.Buffer((6, 9), "float16"), B: T.Buffer((9, 5), "float16"), bias: T.Buffer((5,), "float32"), C: T.Buffer((6, 5), "float16")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        S = T.alloc_buffer((30,))
        A_1 = A.view(54)
        B_1 = B.view(45)
        bias_1 = T.decl_buffer((5,), data=bias.data)
        C_1 = C.view(30)
        for i, j, k in T.grid(6, 5, 9):
            if k == 0:
                S[i * 5 + j] = T.float32(0.0)
            S[i * 5 + j] = S[i * 5 + j] + T.Cast("float32", A_1[i * 9 + k]) * T.Cast("float32", B_1[k * 5 + j])
        for i, j in T.grid(6, 5):
            C_1[i * 5 + j] = T.Cast("float16", S[i * 5 + j] + bias_1[j])
