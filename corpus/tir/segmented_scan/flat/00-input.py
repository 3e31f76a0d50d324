# corpus/tir/segmented_scan: stage 00, before any pass, printed by TVM 0.26.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: segmented_scan; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def segmented_scan(X: T.Buffer((2, 12), "int32"), start: T.Buffer((2, 12), "bool"), sums: T.Buffer((2, 12), "int32"), maxima: T.Buffer((2, 12), "int32")):
        # with T.sblock("root"):
        for i in range(2):
            with T.sblock("row"):
                vi = T.axis.spatial(2, i)
                T.reads(X[vi, 0:12], start[vi, 0:12], sums[vi, 0:12], maxima[vi, 0:12])
                T.writes(sums[vi, 0:12], maxima[vi, 0:12])
                for j in range(12):
                    if j == 0 or start[vi, j]:
                        sums[vi, j] = X[vi, j]
                        maxima[vi, j] = X[vi, j]
                    else:
                        sums[vi, j] = sums[vi, j - 1] + X[vi, j]
                        maxima[vi, j] = T.max(maxima[vi, j - 1], X[vi, j])
