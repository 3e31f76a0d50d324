# corpus/tir/average_pool: stage 10, after tirx.CommonSubexprElim, printed by TVM 0.26.0 from corpus/tir/network_programs.py; licence Apache-2.0
# function: average_pool; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def average_pool(X: T.Buffer((2, 7, 6), "float32"), Y: T.Buffer((2, 4, 3), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        S = T.alloc_buffer((24,))
        X_1 = X.view(84)
        Y_1 = Y.view(24)
        for c, h, w in T.grid(2, 4, 3):
            S[c * 12 + h * 3 + w] = T.float32(0.0)
        for c, h, w, p, q in T.grid(2, 4, 3, 3, 3):
            cse_v1: T.let[T.int32] = w * 2
            if 1 <= h * 2 + p and p // 2 + h < 4 and 1 <= cse_v1 + q:
                cse_v3: T.let[T.int32] = c * 12 + h * 3 + w
                S[cse_v3] = S[cse_v3] + X_1[c * 42 + h * 12 + p * 6 + cse_v1 + q - 7]
        for c, h, w in T.grid(2, 4, 3):
            cse_v2: T.let[T.int32] = h * 2
            cse_v6: T.let[T.int32] = T.min(cse_v2 + 2, 7) - T.max(cse_v2 - 1, 0)
            rows: T.let[T.int32] = cse_v6
            cse_v4: T.let[T.int32] = T.min(1, w * 2) + 2
            columns: T.let[T.int32] = cse_v4
            cse_v5: T.let[T.int32] = c * 12 + h * 3 + w
            Y_1[cse_v5] = S[cse_v5] / T.Cast("float32", cse_v6 * cse_v4)
