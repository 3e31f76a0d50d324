# corpus/tir/mixed_precision: stage 07, after tir.AnnotateEntryFunc, printed by TVM 0.22.0 from corpus/tir/network_programs.py; licence Apache-2.0
# function: mixed_precision; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def mixed_precision(A: T.Buffer((6, 9), "float16"), B: T.Buffer((9, 5), "float16"), bias: T.Buffer((5,), "float32"), C: T.Buffer((6, 5), "float16")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tir.is_entry_func": True})
        S = T.allocate([30], "float32", "global")
        S_1 = T.Buffer((30,), data=S)
        for i, j, k in T.grid(6, 5, 9):
            cse_v1: T.int32 = i * 5 + j
            if k == 0:
                S_1[cse_v1] = T.float32(0.0)
            A_1 = T.Buffer((54,), "float16", data=A.data)
            B_1 = T.Buffer((45,), "float16", data=B.data)
            S_1[cse_v1] = S_1[cse_v1] + T.Cast("float32", A_1[i * 9 + k]) * T.Cast("float32", B_1[k * 5 + j])
        for i, j in T.grid(6, 5):
            cse_v2: T.int32 = i * 5 + j
            C_1 = T.Buffer((30,), "float16", data=C.data)
            bias_1 = T.Buffer((5,), data=bias.data)
            C_1[cse_v2] = T.Cast("float16", S_1[cse_v2] + bias_1[j])
