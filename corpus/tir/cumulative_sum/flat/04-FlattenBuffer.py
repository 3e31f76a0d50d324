# corpus/tir/cumulative_sum: stage 04, after tirx.FlattenBuffer, printed by TVM 0.26.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: cumulative_sum; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def cumulative_sum(X: T.Buffer((3, 13), "float32"), Y: T.Buffer((3, 13), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        X_1 = X.view(39)
        Y_1 = Y.view(39)
        for i in range(3):
            Y_1[i * 13] = X_1[i * 13]
            for j in range(12):
                Y_1[i * 13 + j + 1] = Y_1[i * 13 + j] + X_1[i * 13 + j + 1]
