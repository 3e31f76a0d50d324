# corpus/tir/vector_tail: stage 13, after tir.CommonSubexprElimTIR, printed by TVM 0.22.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: vector_tail; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def vector_tail(A: T.Buffer((3, 11), "float32"), B: T.Buffer((11,), "float32"), C: T.Buffer((3, 11), "float32"), D: T.Buffer((3, 11), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        C_1 = T.Buffer((33,), data=C.data)
        A_1 = T.Buffer((33,), data=A.data)
        B_1 = T.Buffer((11,), data=B.data)
        for i, j_0, j_1_s in T.grid(3, 3, 4):
            if j_0 * 4 + j_1_s < 11:
                cse_v2: T.int32 = j_0 * 4
                cse_v1: T.int32 = i * 11 + cse_v2 + j_1_s
                C_1[cse_v1] = A_1[cse_v1] + B_1[cse_v2 + j_1_s]
        for i, j_0, j_1_s in T.grid(3, 3, 4):
            if j_0 * 4 + j_1_s < 11:
                cse_v5: T.int32 = j_0 * 4
                cse_v4: T.int32 = cse_v5 + j_1_s
                cse_v3: T.int32 = i * 11 + cse_v5 + j_1_s
                D_1 = T.Buffer((33,), data=D.data)
                D_1[cse_v3] = T.if_then_else(cse_v4 < 7, C_1[cse_v3] * B_1[cse_v4], A_1[cse_v3])
