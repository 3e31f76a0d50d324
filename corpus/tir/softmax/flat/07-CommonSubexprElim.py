# corpus/tir/softmax: stage 07, after tirx.CommonSubexprElim, printed by TVM 0.26.0 from corpus/tir/transcendental_programs.py; licence Apache-2.0
# function: softmax; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def softmax(X: T.Buffer((5, 10), "float32"), Y: T.Buffer((5, 10), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        M = T.alloc_buffer((5,))
        E = T.alloc_buffer((50,))
        X_1 = X.view(50)
        Y_1 = Y.view(50)
        M_1 = T.decl_buffer((5,), data=M.data)
        for i, k in T.grid(5, 10):
            if k == 0:
                M[i] = T.float32(-340282346638528859811704183484516925440.0)
            M[i] = T.max(M[i], X_1[i * 10 + k])
        for i, j in T.grid(5, 10):
            cse_v1: T.let[T.int32] = i * 10 + j
            E[cse_v1] = T.exp(X_1[cse_v1] - M[i])
        for i, k in T.grid(5, 10):
            if k == 0:
                M_1[i] = T.float32(0.0)
            M_1[i] = M_1[i] + E[i * 10 + k]
        for i, j in T.grid(5, 10):
            cse_v2: T.let[T.int32] = i * 10 + j
            Y_1[cse_v2] = E[cse_v2] / M_1[i]
