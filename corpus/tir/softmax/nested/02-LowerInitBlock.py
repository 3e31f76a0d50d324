# corpus/tir/softmax: stage 02, after tir.LowerInitBlock, printed by TVM 0.22.0 from corpus/tir/transcendental_programs.py; licence Apache-2.0
# function: softmax; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def softmax(X: T.Buffer((5, 10), "float32"), Y: T.Buffer((5, 10), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        M = T.alloc_buffer((5,))
        E = T.alloc_buffer((5, 10))
        S = T.alloc_buffer((5,))
        for i, k in T.grid(5, 10):
            with T.block("maximum"):
                vi, vk = T.axis.remap("SR", [i, k])
                T.reads(X[vi, vk])
                T.writes(M[vi])
                if vk == 0:
                    M[vi] = T.float32(-340282346638528859811704183484516925440.0)
                M[vi] = T.max(M[vi], X[vi, vk])
        for i, j in T.grid(5, 10):
            with T.block("exponential"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(X[vi, vj], M[vi])
                T.writes(E[vi, vj])
                E[vi, vj] = T.exp(X[vi, vj] - M[vi])
        for i, k in T.grid(5, 10):
            with T.block("sum"):
                vi, vk = T.axis.remap("SR", [i, k])
                T.reads(E[vi, vk])
                T.writes(S[vi])
                if vk == 0:
                    S[vi] = T.float32(0.0)
                S[vi] = S[vi] + E[vi, vk]
        for i, j in T.grid(5, 10):
            with T.block("quotient"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(E[vi, vj], S[vi])
                T.writes(Y[vi, vj])
                Y[vi, vj] = E[vi, vj] / S[vi]
