# corpus/tir/bf16: stage 04, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: bf16; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def bf16(A: T.Buffer((6, 7), "bfloat16"), B: T.Buffer((6, 7), "bfloat16"), P: T.Buffer((6, 7), "bfloat16"), C: T.Buffer((6, 7), "bfloat16"), D: T.Buffer((6, 7), "bfloat16"), E: T.Buffer((6,), "bfloat16")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        for i, j in T.grid(6, 7):
            P[i, j] = A[i, j] * B[i, j]
        for i, j in T.grid(6, 7):
            C[i, j] = P[i, j] - A[i, j]
        for i, j in T.grid(6, 7):
            D[i, j] = C[i, j] / B[i, j]
        for i, k in T.grid(6, 7):
            if k == 0:
                E[i] = A[i, 0]
            E[i] = E[i] + D[i, k]
