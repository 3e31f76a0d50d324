# corpus/tir/annotated: stage 11, after tirx.AnnotateEntryFunc, printed by TVM 0.26.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: annotated; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def annotated(A: T.Buffer((5, 7), "int32"), B: T.Buffer((5, 7), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        A_1 = A.view(35)
        B_1 = B.view(35)
        for i in range(5):
            cse_v1: T.let[T.int32] = i * 7
            cse_v2: T.let[T.int32] = i + 2
            B_1[cse_v1] = A_1[cse_v1] * cse_v2
            cse_v3: T.let[T.int32] = cse_v1 + 1
            B_1[cse_v3] = A_1[cse_v3] * cse_v2
            cse_v4: T.let[T.int32] = cse_v1 + 2
            B_1[cse_v4] = A_1[cse_v4] * cse_v2
            cse_v5: T.let[T.int32] = cse_v1 + 3
            B_1[cse_v5] = A_1[cse_v5] * cse_v2
            cse_v6: T.let[T.int32] = cse_v1 + 4
            B_1[cse_v6] = A_1[cse_v6] * cse_v2
            cse_v7: T.let[T.int32] = cse_v1 + 5
            B_1[cse_v7] = A_1[cse_v7] * cse_v2
            cse_v8: T.let[T.int32] = cse_v1 + 6
            B_1[cse_v8] = A_1[cse_v8] * cse_v2
