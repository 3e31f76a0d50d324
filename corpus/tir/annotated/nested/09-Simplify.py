# corpus/tir/annotated: stage 09, after tir.Simplify, printed by TVM 0.22.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: annotated; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def annotated(A: T.Buffer((5, 7), "int32"), B: T.Buffer((5, 7), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        for i in range(5):
            B_1 = T.Buffer((35,), "int32", data=B.data)
            A_1 = T.Buffer((35,), "int32", data=A.data)
            B_1[i * 7] = A_1[i * 7] * (i + 2)
            B_1[i * 7 + 1] = A_1[i * 7 + 1] * (i + 2)
            B_1[i * 7 + 2] = A_1[i * 7 + 2] * (i + 2)
            B_1[i * 7 + 3] = A_1[i * 7 + 3] * (i + 2)
            B_1[i * 7 + 4] = A_1[i * 7 + 4] * (i + 2)
            B_1[i * 7 + 5] = A_1[i * 7 + 5] * (i + 2)
            B_1[i * 7 + 6] = A_1[i * 7 + 6] * (i + 2)
