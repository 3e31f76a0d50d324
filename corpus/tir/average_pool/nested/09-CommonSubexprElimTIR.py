# corpus/tir/average_pool: stage 09, after tir.CommonSubexprElimTIR, printed by TVM 0.22.0 from corpus/tir/network_programs.py; licence Apache-2.0
# function: average_pool; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def average_pool(X: T.Buffer((2, 7, 6), "float32"), Y: T.Buffer((2, 4, 3), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        S = T.allocate([24], "float32", "global")
        S_1 = T.Buffer((24,), data=S)
        for c, h, w in T.grid(2, 4, 3):
            S_1[c * 12 + h * 3 + w] = T.float32(0.0)
        for c, h, w, p, q in T.grid(2, 4, 3, 3, 3):
            if 1 <= h * 2 + p and p // 2 + h < 4 and 1 <= w * 2 + q:
                X_1 = T.Buffer((84,), data=X.data)
                cse_v1: T.int32 = c * 12 + h * 3 + w
                S_1[cse_v1] = S_1[cse_v1] + X_1[c * 42 + h * 12 + p * 6 + w * 2 + q - 7]
        for c, h, w in T.grid(2, 4, 3):
            cse_v3: T.int32 = h * 2
            cse_v2: T.int32 = c * 12 + h * 3 + w
            Y_1 = T.Buffer((24,), data=Y.data)
            Y_1[cse_v2] = S_1[cse_v2] / T.Cast("float32", (T.min(cse_v3 + 2, 7) - T.max(cse_v3 - 1, 0)) * (T.min(1, w * 2) + 2))
