# corpus/tir/bf16: stage 05, after tir.FlattenBuffer, printed by TVM 0.22.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: bf16; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def bf16(A: T.Buffer((6, 7), "bfloat16"), B: T.Buffer((6, 7), "bfloat16"), P: T.Buffer((6, 7), "bfloat16"), C: T.Buffer((6, 7), "bfloat16"), D: T.Buffer((6, 7), "bfloat16"), E: T.Buffer((6,), "bfloat16")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        P_1 = T.Buffer((42,), "bfloat16", data=P.data)
        A_1 = T.Buffer((42,), "bfloat16", data=A.data)
        B_1 = T.Buffer((42,), "bfloat16", data=B.data)
        for i, j in T.grid(6, 7):
            P_1[i * 7 + j] = A_1[i * 7 + j] * B_1[i * 7 + j]
        C_1 = T.Buffer((42,), "bfloat16", data=C.data)
        for i, j in T.grid(6, 7):
            C_1[i * 7 + j] = P_1[i * 7 + j] - A_1[i * 7 + j]
        D_1 = T.Buffer((42,), "bfloat16", data=D.data)
        for i, j in T.grid(6, 7):
            D_1[i * 7 + j] = C_1[i * 7 + j] / B_1[i * 7 + j]
        for i, k in T.grid(6, 7):
            E_1 = T.Buffer((6,), "bfloat16", data=E.data)
            if k == 0:
                E_1[i] = A_1[i * 7]
            E_1[i] = E_1[i] + D_1[i * 7 + k]
