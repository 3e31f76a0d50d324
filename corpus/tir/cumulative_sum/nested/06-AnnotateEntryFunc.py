# corpus/tir/cumulative_sum: stage 06, after tir.AnnotateEntryFunc, printed by TVM 0.22.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: cumulative_sum; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def cumulative_sum(X: T.Buffer((3, 13), "float32"), Y: T.Buffer((3, 13), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tir.is_entry_func": True})
        for i in range(3):
            cse_v1: T.int32 = i * 13
            Y_1 = T.Buffer((39,), data=Y.data)
            X_1 = T.Buffer((39,), data=X.data)
            Y_1[cse_v1] = X_1[cse_v1]
            for j in range(12):
                cse_v3: T.int32 = cse_v1 + j
                cse_v2: T.int32 = cse_v3 + 1
                Y_1[cse_v2] = Y_1[cse_v3] + X_1[cse_v2]
