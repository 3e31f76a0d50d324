# corpus/tir/softmax: stage 03, after s_tir.ConvertBlocksToOpaque, printed by TVM 0.26.0 from corpus/tir/transcendental_programs.py; licence Apache-2.0
# function: softmax; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def softmax(X: T.Buffer((5, 10), "float32"), Y: T.Buffer((5, 10), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        M = T.sblock_alloc_buffer((5,))
        E = T.sblock_alloc_buffer((5, 10))
        S = T.sblock_alloc_buffer((5,))
        for i, k in T.grid(5, 10):
            with T.sblock("maximum"):
                T.reads(X[i, k])
                T.writes(M[i])
                if k == 0:
                    M[i] = T.float32(-340282346638528859811704183484516925440.0)
                M[i] = T.max(M[i], X[i, k])
        for i, j in T.grid(5, 10):
            with T.sblock("exponential"):
                T.reads(X[i, j], M[i])
                T.writes(E[i, j])
                E[i, j] = T.exp(X[i, j] - M[i])
        for i, k in T.grid(5, 10):
            with T.sblock("sum"):
                T.reads(E[i, k])
                T.writes(S[i])
                if k == 0:
                    S[i] = T.float32(0.0)
                S[i] = S[i] + E[i, k]
        for i, j in T.grid(5, 10):
            with T.sblock("quotient"):
                T.reads(E[i, j], S[i])
                T.writes(Y[i, j])
                Y[i, j] = E[i, j] / S[i]
