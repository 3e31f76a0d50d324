# corpus/tir/sigmoid: stage 06, after tirx.AnnotateEntryFunc, printed by TVM 0.26.0 from corpus/tir/transcendental_programs.py; licence Apache-2.0
# function: sigmoid; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sigmoid(X: T.Buffer((4, 9), "float32"), Y: T.Buffer((4, 9), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        X_1 = X.view(36)
        Y_1 = Y.view(36)
        for i, j in T.grid(4, 9):
            cse_v1: T.let[T.int32] = i * 9 + j
            Y_1[cse_v1] = T.float32(1.0) / (T.float32(1.0) + T.exp(X_1[cse_v1] * T.float32(-1.0)))
