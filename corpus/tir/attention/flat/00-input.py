# corpus/tir/attention: stage 00, before any pass, printed by TVM 0.26.0 from corpus/tir/transcendental_programs.py; licence Apache-2.0
# function: attention; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def attention(Q: T.Buffer((4, 16), "float32"), K: T.Buffer((6, 16), "float32"), V: T.Buffer((6, 5), "float32"), O: T.Buffer((4, 5), "float32")):
        # with T.sblock("root"):
        P = T.sblock_alloc_buffer((4, 6))
        M = T.sblock_alloc_buffer((4,))
        E = T.sblock_alloc_buffer((4, 6))
        S = T.sblock_alloc_buffer((4,))
        for i, j, k in T.grid(4, 6, 16):
            with T.sblock("scores"):
                vi, vj, vk = T.axis.remap("SSR", [i, j, k])
                T.reads(Q[vi, vk], K[vj, vk])
                T.writes(P[vi, vj])
                with T.init():
                    P[vi, vj] = T.float32(0.0)
                P[vi, vj] = P[vi, vj] + Q[vi, vk] * K[vj, vk]
        for i, k in T.grid(4, 6):
            with T.sblock("maximum"):
                vi, vk = T.axis.remap("SR", [i, k])
                T.reads(P[vi, vk])
                T.writes(M[vi])
                with T.init():
                    M[vi] = T.float32(-340282346638528859811704183484516925440.0)
                M[vi] = T.max(M[vi], P[vi, vk])
        for i, j in T.grid(4, 6):
            with T.sblock("exponential"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(P[vi, vj], M[vi])
                T.writes(E[vi, vj])
                E[vi, vj] = T.exp((P[vi, vj] - M[vi]) * T.float32(0.25))
        for i, k in T.grid(4, 6):
            with T.sblock("sum"):
                vi, vk = T.axis.remap("SR", [i, k])
                T.reads(E[vi, vk])
                T.writes(S[vi])
                with T.init():
                    S[vi] = T.float32(0.0)
                S[vi] = S[vi] + E[vi, vk]
        for i, j, k in T.grid(4, 5, 6):
            with T.sblock("output"):
                vi, vj, vk = T.axis.remap("SSR", [i, j, k])
                T.reads(E[vi, vk], S[vi], V[vk, vj])
                T.writes(O[vi, vj])
                with T.init():
                    O[vi, vj] = T.float32(0.0)
                O[vi, vj] = O[vi, vj] + E[vi, vk] / S[vi] * V[vk, vj]
