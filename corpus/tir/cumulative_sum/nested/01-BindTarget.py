# corpus/tir/cumulative_sum: stage 01, after tir.BindTarget, printed by TVM 0.22.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: cumulative_sum; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def cumulative_sum(X: T.Buffer((3, 13), "float32"), Y: T.Buffer((3, 13), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        for i in range(3):
            with T.block("row"):
                vi = T.axis.spatial(3, i)
                T.reads(X[vi, 0:13], Y[vi, 0:13])
                T.writes(Y[vi, 0:13])
                Y[vi, 0] = X[vi, 0]
                for j in range(12):
                    Y[vi, j + 1] = Y[vi, j] + X[vi, j + 1]
