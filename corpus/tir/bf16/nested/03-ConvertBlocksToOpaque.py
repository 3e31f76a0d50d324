# corpus/tir/bf16: stage 03, after tir.ConvertBlocksToOpaque, printed by TVM 0.22.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: bf16; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def bf16(A: T.Buffer((6, 7), "bfloat16"), B: T.Buffer((6, 7), "bfloat16"), P: T.Buffer((6, 7), "bfloat16"), C: T.Buffer((6, 7), "bfloat16"), D: T.Buffer((6, 7), "bfloat16"), E: T.Buffer((6,), "bfloat16")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        for i, j in T.grid(6, 7):
            with T.block("product"):
                T.reads(A[i, j], B[i, j])
                T.writes(P[i, j])
                P[i, j] = A[i, j] * B[i, j]
        for i, j in T.grid(6, 7):
            with T.block("difference"):
                T.reads(P[i, j], A[i, j])
                T.writes(C[i, j])
                C[i, j] = P[i, j] - A[i, j]
        for i, j in T.grid(6, 7):
            with T.block("quotient"):
                T.reads(C[i, j], B[i, j])
                T.writes(D[i, j])
                D[i, j] = C[i, j] / B[i, j]
        for i, k in T.grid(6, 7):
            with T.block("sum"):
                T.reads(A[i, 0], D[i, k])
                T.writes(E[i])
                if k == 0:
                    E[i] = A[i, 0]
                E[i] = E[i] + D[i, k]
