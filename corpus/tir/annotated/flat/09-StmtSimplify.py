# corpus/tir/annotated: stage 09, after tirx.StmtSimplify, printed by TVM 0.26.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: annotated; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def annotated(A: T.Buffer((5, 7), "int32"), B: T.Buffer((5, 7), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        A_1 = A.view(35)
        B_1 = B.view(35)
        for i in range(5):
            B_1[i * 7] = A_1[i * 7] * (i + 2)
            B_1[i * 7 + 1] = A_1[i * 7 + 1] * (i + 2)
            B_1[i * 7 + 2] = A_1[i * 7 + 2] * (i + 2)
            B_1[i * 7 + 3] = A_1[i * 7 + 3] * (i + 2)
            B_1[i * 7 + 4] = A_1[i * 7 + 4] * (i + 2)
            B_1[i * 7 + 5] = A_1[i * 7 + 5] * (i + 2)
            B_1[i * 7 + 6] = A_1[i * 7 + 6] * (i + 2)
