# corpus/tir/annotated: stage 11, after tir.AnnotateEntryFunc, printed by TVM 0.22.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: annotated; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def annotated(A: T.Buffer((5, 7), "int32"), B: T.Buffer((5, 7), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tir.is_entry_func": True})
        for i in range(5):
            cse_v8: T.int32 = i + 2
            cse_v7: T.int32 = i * 7
            cse_v6: T.int32 = cse_v7 + 6
            cse_v5: T.int32 = cse_v7 + 5
            cse_v4: T.int32 = cse_v7 + 4
            cse_v3: T.int32 = cse_v7 + 3
            cse_v2: T.int32 = cse_v7 + 2
            cse_v1: T.int32 = cse_v7 + 1
            B_1 = T.Buffer((35,), "int32", data=B.data)
            A_1 = T.Buffer((35,), "int32", data=A.data)
            B_1[cse_v7] = A_1[cse_v7] * cse_v8
            B_1[cse_v1] = A_1[cse_v1] * cse_v8
            B_1[cse_v2] = A_1[cse_v2] * cse_v8
            B_1[cse_v3] = A_1[cse_v3] * cse_v8
            B_1[cse_v4] = A_1[cse_v4] * cse_v8
            B_1[cse_v5] = A_1[cse_v5] * cse_v8
            B_1[cse_v6] = A_1[cse_v6] * cse_v8
