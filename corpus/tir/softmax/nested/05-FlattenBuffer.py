# corpus/tir/softmax: stage 05, after tir.FlattenBuffer, printed by TVM 0.22.0 from corpus/tir/transcendental_programs.py; licence Apache-2.0
# function: softmax; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def softmax(X: T.Buffer((5, 10), "float32"), Y: T.Buffer((5, 10), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        M = T.allocate([5], "float32", "global")
        E = T.allocate([50], "float32", "global")
        S = T.allocate([5], "float32", "global")
        M_1 = T.Buffer((5,), data=M)
        X_1 = T.Buffer((50,), data=X.data)
        for i, k in T.grid(5, 10):
            if k == 0:
                M_1[i] = T.float32(-340282346638528859811704183484516925440.0)
            M_1[i] = T.max(M_1[i], X_1[i * 10 + k])
        E_1 = T.Buffer((50,), data=E)
        for i, j in T.grid(5, 10):
            E_1[i * 10 + j] = T.exp(X_1[i * 10 + j] - M_1[i])
        S_1 = T.Buffer((5,), data=S)
        for i, k in T.grid(5, 10):
            if k == 0:
                S_1[i] = T.float32(0.0)
            S_1[i] = S_1[i] + E_1[i * 10 + k]
        for i, j in T.grid(5, 10):
            Y_1 = T.Buffer((50,), data=Y.data)
            Y_1[i * 10 + j] = E_1[i * 10 + j] / S_1[i]
