# corpus/tir/softmax: stage 04, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/tir/transcendental_programs.py; licence Apache-2.0
# function: softmax; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def softmax(X: T.Buffer((5, 10), "float32"), Y: T.Buffer((5, 10), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        M = T.decl_buffer((5,))
        E = T.decl_buffer((5, 10))
        S = T.decl_buffer((5,))
        for i, k in T.grid(5, 10):
            if k == 0:
                M[i] = T.float32(-340282346638528859811704183484516925440.0)
            M[i] = T.max(M[i], X[i, k])
        for i, j in T.grid(5, 10):
            E[i, j] = T.exp(X[i, j] - M[i])
        for i, k in T.grid(5, 10):
            if k == 0:
                S[i] = T.float32(0.0)
            S[i] = S[i] + E[i, k]
        for i, j in T.grid(5, 10):
            Y[i, j] = E[i, j] / S[i]
