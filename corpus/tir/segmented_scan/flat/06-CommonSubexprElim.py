# corpus/tir/segmented_scan: stage 06, after tirx.CommonSubexprElim, printed by TVM 0.26.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: segmented_scan; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def segmented_scan(X: T.Buffer((2, 12), "int32"), start: T.Buffer((2, 12), "bool"), sums: T.Buffer((2, 12), "int32"), maxima: T.Buffer((2, 12), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        X_1 = X.view(24)
        start_1 = start.view(24)
        sums_1 = sums.view(24)
        maxima_1 = maxima.view(24)
        for i, j in T.grid(2, 12):
            cse_v1: T.let[T.int32] = i * 12 + j
            if j == 0 or start_1[cse_v1]:
                sums_1[cse_v1] = X_1[cse_v1]
                maxima_1[cse_v1] = X_1[cse_v1]
            else:
                cse_v2: T.let[T.int32] = cse_v1 - 1
                sums_1[cse_v1] = sums_1[cse_v2] + X_1[cse_v1]
                maxima_1[cse_v1] = T.max(maxima_1[cse_v2], X_1[cse_v1])
