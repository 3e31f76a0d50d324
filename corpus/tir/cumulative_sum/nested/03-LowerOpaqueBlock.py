# corpus/tir/cumulative_sum: stage 03, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: cumulative_sum; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def cumulative_sum(X: T.Buffer((3, 13), "float32"), Y: T.Buffer((3, 13), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        for i in range(3):
            Y[i, 0] = X[i, 0]
            for j in range(12):
                Y[i, j + 1] = Y[i, j] + X[i, j + 1]
