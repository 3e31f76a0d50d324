# corpus/tir/attention: stage 03, after s_tir.ConvertBlocksToOpaque, printed by TVM 0.26.0 from corpus/tir/transcendental_programs.py; licence Apache-2.0
# function: attention; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def attention(Q: T.Buffer((4, 16), "float32"), K: T.Buffer((6, 16), "float32"), V: T.Buffer((6, 5), "float32"), O: T.Buffer((4, 5), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        P = T.sblock_alloc_buffer((4, 6))
        M = T.sblock_alloc_buffer((4,))
        E = T.sblock_alloc_buffer((4, 6))
        S = T.sblock_alloc_buffer((4,))
        for i, j, k in T.grid(4, 6, 16):
            with T.sblock("scores"):
                T.reads(Q[i, k], K[j, k])
                T.writes(P[i, j])
                if k == 0:
                    P[i, j] = T.float32(0.0)
                P[i, j] = P[i, j] + Q[i, k] * K[j, k]
        for i, k in T.grid(4, 6):
            with T.sblock("maximum"):
                T.reads(P[i, k])
                T.writes(M[i])
                if k == 0:
                    M[i] = T.float32(-340282346638528859811704183484516925440.0)
                M[i] = T.max(M[i], P[i, k])
        for i, j in T.grid(4, 6):
            with T.sblock("exponential"):
                T.reads(P[i, j], M[i])
                T.writes(E[i, j])
                E[i, j] = T.exp((P[i, j] - M[i]) * T.float32(0.25))
        for i, k in T.grid(4, 6):
            with T.sblock("sum"):
                T.reads(E[i, k])
                T.writes(S[i])
                if k == 0:
                    S[i] = T.float32(0.0)
                S[i] = S[i] + E[i, k]
        for i, j, k in T.grid(4, 5, 6):
            with T.sblock("output"):
                T.reads(E[i, k], S[i], V[k, j])
                T.writes(O[i, j])
                if k == 0:
                    O[i, j] = T.float32(0.0)
                O[i, j] = O[i, j] + E[i, k] / S[i] * V[k, j]
