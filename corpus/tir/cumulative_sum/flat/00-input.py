# corpus/tir/cumulative_sum: stage 00, before any pass, printed by TVM 0.26.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: cumulative_sum; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def cumulative_sum(X: T.Buffer((3, 13), "float32"), Y: T.Buffer((3, 13), "float32")):
        # with T.sblock("root"):
        for i in range(3):
            with T.sblock("row"):
                vi = T.axis.spatial(3, i)
                T.reads(X[vi, 0:13], Y[vi, 0:13])
                T.writes(Y[vi, 0:13])
                Y[vi, 0] = X[vi, 0]
                for j in range(12):
                    Y[vi, j + 1] = Y[vi, j] + X[vi, j + 1]
