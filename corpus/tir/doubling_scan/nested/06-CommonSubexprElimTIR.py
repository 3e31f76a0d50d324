# corpus/tir/doubling_scan: stage 06, after tir.CommonSubexprElimTIR, printed by TVM 0.22.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: doubling_scan; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def doubling_scan(X: T.Buffer((13,), "float32"), Y: T.Buffer((13,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        S = T.allocate([26], "float32", "global")
        S_1 = T.Buffer((26,), data=S)
        for i in T.parallel(13):
            X_1 = T.Buffer((13,), data=X.data)
            S_1[i] = X_1[i]
        for step in range(4):
            for i in T.parallel(13):
                cse_v2: T.int32 = step % 2 * 13 + i
                cse_v1: T.int32 = (step + 1) % 2 * 13 + i
                if T.shift_left(1, step) <= i:
                    S_1[cse_v1] = T.max(S_1[cse_v2], S_1[cse_v2 - T.shift_left(1, step)])
                else:
                    S_1[cse_v1] = S_1[cse_v2]
        for i in T.parallel(13):
            Y_1 = T.Buffer((13,), data=Y.data)
            Y_1[i] = S_1[i]
