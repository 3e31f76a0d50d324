# corpus/tir/bf16: stage 01, after tirx.BindTarget, printed by TVM 0.26.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: bf16; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def bf16(A: T.Buffer((6, 7), "bfloat16"), B: T.Buffer((6, 7), "bfloat16"), P: T.Buffer((6, 7), "bfloat16"), C: T.Buffer((6, 7), "bfloat16"), D: T.Buffer((6, 7), "bfloat16"), E: T.Buffer((6,), "bfloat16")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        for i, j in T.grid(6, 7):
            with T.sblock("product"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(A[vi, vj], B[vi, vj])
                T.writes(P[vi, vj])
                P[vi, vj] = A[vi, vj] * B[vi, vj]
        for i, j in T.grid(6, 7):
            with T.sblock("difference"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(P[vi, vj], A[vi, vj])
                T.writes(C[vi, vj])
                C[vi, vj] = P[vi, vj] - A[vi, vj]
        for i, j in T.grid(6, 7):
            with T.sblock("quotient"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(C[vi, vj], B[vi, vj])
                T.writes(D[vi, vj])
                D[vi, vj] = C[vi, vj] / B[vi, vj]
        for i, k in T.grid(6, 7):
            with T.sblock("sum"):
                vi, vk = T.axis.remap("SR", [i, k])
                T.reads(A[vi, 0], D[vi, vk])
                T.writes(E[vi])
                with T.init():
                    E[vi] = A[vi, 0]
                E[vi] = E[vi] + D[vi, vk]
