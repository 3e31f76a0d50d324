# corpus/tir/f16: stage 01, after tir.BindTarget, printed by TVM 0.22.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: f16; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def f16(A: T.Buffer((6, 7), "float16"), B: T.Buffer((6, 7), "float16"), P: T.Buffer((6, 7), "float16"), C: T.Buffer((6, 7), "float16"), D: T.Buffer((6, 7), "float16"), E: T.Buffer((6,), "float16")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        for i, j in T.grid(6, 7):
            with T.block("product"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(A[vi, vj], B[vi, vj])
                T.writes(P[vi, vj])
                P[vi, vj] = A[vi, vj] * B[vi, vj]
        for i, j in T.grid(6, 7):
            with T.block("difference"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(P[vi, vj], A[vi, vj])
                T.writes(C[vi, vj])
                C[vi, vj] = P[vi, vj] - A[vi, vj]
        for i, j in T.grid(6, 7):
            with T.block("quotient"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(C[vi, vj], B[vi, vj])
                T.writes(D[vi, vj])
                D[vi, vj] = C[vi, vj] / B[vi, vj]
        for i, k in T.grid(6, 7):
            with T.block("sum"):
                vi, vk = T.axis.remap("SR", [i, k])
                T.reads(A[vi, 0], D[vi, vk])
                T.writes(E[vi])
                with T.init():
                    E[vi] = A[vi, 0]
                E[vi] = E[vi] + D[vi, vk]
