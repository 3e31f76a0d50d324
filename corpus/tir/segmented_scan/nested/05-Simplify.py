# corpus/tir/segmented_scan: stage 05, after tir.Simplify, printed by TVM 0.22.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: segmented_scan; buffers: flat; expect: read run-lowered
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def segmented_scan(X: T.Buffer((2, 12), "int32"), start: T.Buffer((2, 12), "bool"), sums: T.Buffer((2, 12), "int32"), maxima: T.Buffer((2, 12), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        for i, j in T.grid(2, 12):
            start_1 = T.Buffer((24,), "int8", data=start.data)
            sums_1 = T.Buffer((24,), "int32", data=sums.data)
            X_1 = T.Buffer((24,), "int32", data=X.data)
            maxima_1 = T.Buffer((24,), "int32", data=maxima.data)
            if j == 0 or T.Cast("bool", start_1[i * 12 + j]):
                sums_1[i * 12 + j] = X_1[i * 12 + j]
                maxima_1[i * 12 + j] = X_1[i * 12 + j]
            else:
                sums_1[i * 12 + j] = sums_1[i * 12 + j - 1] + X_1[i * 12 + j]
                maxima_1[i * 12 + j] = T.max(maxima_1[i * 12 + j - 1], X_1[i * 12 + j])
