# corpus/tir/segmented_scan: stage 03, after s_tir.LowerOpaqueBlock, printed by TVM 0.26.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: segmented_scan; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def segmented_scan(X: T.Buffer((2, 12), "int32"), start: T.Buffer((2, 12), "bool"), sums: T.Buffer((2, 12), "int32"), maxima: T.Buffer((2, 12), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        for i, j in T.grid(2, 12):
            if j == 0 or start[i, j]:
                sums[i, j] = X[i, j]
                maxima[i, j] = X[i, j]
            else:
                sums[i, j] = sums[i, j - 1] + X[i, j]
                maxima[i, j] = T.max(maxima[i, j - 1], X[i, j])
