# corpus/tir/mixed_precision: stage 04, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/tir/network_programs.py; licence Apache-2.0
# function: mixed_precision; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def mixed_precision(A: T.Buffer((6, 9), "float16"), B: T.Buffer((9, 5), "float16"), bias: T.Buffer((5,), "float32"), C: T.Buffer((6, 5), "float16")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        S = T.decl_buffer((6, 5))
        for i, j, k in T.grid(6, 5, 9):
            if k == 0:
                S[i, j] = T.float32(0.0)
            S[i, j] = S[i, j] + T.Cast("float32", A[i, k]) * T.Cast("float32", B[k, j])
        for i, j in T.grid(6, 5):
            C[i, j] = T.Cast("float16", S[i, j] + bias[j])
