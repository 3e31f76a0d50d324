# corpus/tir/vector_tail: stage 09, after tirx.VectorizeLoop, printed by TVM 0.26.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: vector_tail; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def vector_tail(A: T.Buffer((3, 11), "float32"), B: T.Buffer((11,), "float32"), C: T.Buffer((3, 11), "float32"), D: T.Buffer((3, 11), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        A_1 = A.view(33)
        B_1 = T.decl_buffer((11,), data=B.data)
        C_1 = C.view(33)
        D_1 = D.view(33)
        for i, j_0, j_1_s in T.grid(3, 3, 4):
            if j_0 * 4 + j_1_s < 11:
                C_1[i * 11 + (j_0 * 4 + j_1_s)] = A_1[i * 11 + (j_0 * 4 + j_1_s)] + B_1[j_0 * 4 + j_1_s]
        for i, j_0, j_1_s in T.grid(3, 3, 4):
            if j_0 * 4 + j_1_s < 11:
                D_1[i * 11 + (j_0 * 4 + j_1_s)] = T.if_then_else(j_0 * 4 + j_1_s < 7, C_1[i * 11 + j_0 * 4 + j_1_s] * B_1[j_0 * 4 + j_1_s], A_1[i * 11 + j_0 * 4 + j_1_s])
