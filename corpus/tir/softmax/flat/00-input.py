# corpus/tir/softmax: stage 00, before any pass, printed by TVM 0.26.0 from corpus/tir/transcendental_programs.py; licence Apache-2.0
# function: softmax; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def softmax(X: T.Buffer((5, 10), "float32"), Y: T.Buffer((5, 10), "float32")):
        # with T.sblock("root"):
        M = T.sblock_alloc_buffer((5,))
        E = T.sblock_alloc_buffer((5, 10))
        S = T.sblock_alloc_buffer((5,))
        for i, k in T.grid(5, 10):
            with T.sblock("maximum"):
                vi, vk = T.axis.remap("SR", [i, k])
                T.reads(X[vi, vk])
                T.writes(M[vi])
                with T.init():
                    M[vi] = T.float32(-340282346638528859811704183484516925440.0)
                M[vi] = T.max(M[vi], X[vi, vk])
        for i, j in T.grid(5, 10):
            with T.sblock("exponential"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(X[vi, vj], M[vi])
                T.writes(E[vi, vj])
                E[vi, vj] = T.exp(X[vi, vj] - M[vi])
        for i, k in T.grid(5, 10):
            with T.sblock("sum"):
                vi, vk = T.axis.remap("SR", [i, k])
                T.reads(E[vi, vk])
                T.writes(S[vi])
                with T.init():
                    S[vi] = T.float32(0.0)
                S[vi] = S[vi] + E[vi, vk]
        for i, j in T.grid(5, 10):
            with T.sblock("quotient"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(E[vi, vj], S[vi])
                T.writes(Y[vi, vj])
                Y[vi, vj] = E[vi, vj] / S[vi]
