# corpus/tir/mixed_precision: stage 03, after s_tir.ConvertBlocksToOpaque, printed by TVM 0.26.0 from corpus/tir/network_programs.py; licence Apache-2.0
# function: mixed_precision; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def mixed_precision(A: T.Buffer((6, 9), "float16"), B: T.Buffer((9, 5), "float16"), bias: T.Buffer((5,), "float32"), C: T.Buffer((6, 5), "float16")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        S = T.sblock_alloc_buffer((6, 5))
        for i, j, k in T.grid(6, 5, 9):
            with T.sblock("product"):
                T.reads(A[i, k], B[k, j])
                T.writes(S[i, j])
                if k == 0:
                    S[i, j] = T.float32(0.0)
                S[i, j] = S[i, j] + T.Cast("float32", A[i, k]) * T.Cast("float32", B[k, j])
        for i, j in T.grid(6, 5):
            with T.sblock("narrow"):
                T.reads(S[i, j], bias[j])
                T.writes(C[i, j])
                C[i, j] = T.Cast("float16", S[i, j] + bias[j])
