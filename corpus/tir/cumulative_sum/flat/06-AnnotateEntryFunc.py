# corpus/tir/cumulative_sum: stage 06, after tirx.AnnotateEntryFunc, printed by TVM 0.26.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: cumulative_sum; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def cumulative_sum(X: T.Buffer((3, 13), "float32"), Y: T.Buffer((3, 13), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        X_1 = X.view(39)
        Y_1 = Y.view(39)
        for i in range(3):
            cse_v1: T.let[T.int32] = i * 13
            Y_1[cse_v1] = X_1[cse_v1]
            for j in range(12):
                cse_v2: T.let[T.int32] = cse_v1 + j
                cse_v3: T.let[T.int32] = cse_v2 + 1
                Y_1[cse_v3] = Y_1[cse_v2] + X_1[cse_v3]
