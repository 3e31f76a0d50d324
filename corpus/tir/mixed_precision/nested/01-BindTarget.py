# corpus/tir/mixed_precision: stage 01, after tir.BindTarget, printed by TVM 0.22.0 from corpus/tir/network_programs.py; licence Apache-2.0
# function: mixed_precision; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def mixed_precision(A: T.Buffer((6, 9), "float16"), B: T.Buffer((9, 5), "float16"), bias: T.Buffer((5,), "float32"), C: T.Buffer((6, 5), "float16")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        S = T.alloc_buffer((6, 5))
        for i, j, k in T.grid(6, 5, 9):
            with T.block("product"):
                vi, vj, vk = T.axis.remap("SSR", [i, j, k])
                T.reads(A[vi, vk], B[vk, vj])
                T.writes(S[vi, vj])
                with T.init():
                    S[vi, vj] = T.float32(0.0)
                S[vi, vj] = S[vi, vj] + T.Cast("float32", A[vi, vk]) * T.Cast("float32", B[vk, vj])
        for i, j in T.grid(6, 5):
            with T.block("narrow"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(S[vi, vj], bias[vj])
                T.writes(C[vi, vj])
                C[vi, vj] = T.Cast("float16", S[vi, vj] + bias[vj])
