# corpus/tir/f16: stage 07, after tir.AnnotateEntryFunc, printed by TVM 0.22.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: f16; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def f16(A: T.Buffer((6, 7), "float16"), B: T.Buffer((6, 7), "float16"), P: T.Buffer((6, 7), "float16"), C: T.Buffer((6, 7), "float16"), D: T.Buffer((6, 7), "float16"), E: T.Buffer((6,), "float16")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tir.is_entry_func": True})
        P_1 = T.Buffer((42,), "float16", data=P.data)
        A_1 = T.Buffer((42,), "float16", data=A.data)
        B_1 = T.Buffer((42,), "float16", data=B.data)
        for i, j in T.grid(6, 7):
            cse_v1: T.int32 = i * 7 + j
            P_1[cse_v1] = A_1[cse_v1] * B_1[cse_v1]
        C_1 = T.Buffer((42,), "float16", data=C.data)
        for i, j in T.grid(6, 7):
            cse_v2: T.int32 = i * 7 + j
            C_1[cse_v2] = P_1[cse_v2] - A_1[cse_v2]
        D_1 = T.Buffer((42,), "float16", data=D.data)
        for i, j in T.grid(6, 7):
            cse_v3: T.int32 = i * 7 + j
            D_1[cse_v3] = C_1[cse_v3] / B_1[cse_v3]
        for i, k in T.grid(6, 7):
            E_1 = T.Buffer((6,), "float16", data=E.data)
            if k == 0:
                E_1[i] = A_1[i * 7]
            E_1[i] = E_1[i] + D_1[i * 7 + k]
