# corpus/tir/attention: stage 04, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/tir/transcendental_programs.py; licence Apache-2.0
# function: attention; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def attention(Q: T.Buffer((4, 16), "float32"), K: T.Buffer((6, 16), "float32"), V: T.Buffer((6, 5), "float32"), O: T.Buffer((4, 5), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        P = T.decl_buffer((4, 6))
        M = T.decl_buffer((4,))
        E = T.decl_buffer((4, 6))
        S = T.decl_buffer((4,))
        for i, j, k in T.grid(4, 6, 16):
            if k == 0:
                P[i, j] = T.float32(0.0)
            P[i, j] = P[i, j] + Q[i, k] * K[j, k]
        for i, k in T.grid(4, 6):
            if k == 0:
                M[i] = T.float32(-340282346638528859811704183484516925440.0)
            M[i] = T.max(M[i], P[i, k])
        for i, j in T.grid(4, 6):
            E[i, j] = T.exp((P[i, j] - M[i]) * T.float32(0.25))
        for i, k in T.grid(4, 6):
            if k == 0:
                S[i] = T.float32(0.0)
            S[i] = S[i] + E[i, k]
        for i, j, k in T.grid(4, 5, 6):
            if k == 0:
                O[i, j] = T.float32(0.0)
            O[i, j] = O[i, j] + E[i, k] / S[i] * V[k, j]
