# corpus/tir/depthwise: stage 07, after tirx.CommonSubexprElim, printed by TVM 0.26.0 from corpus/tir/network_programs.py; licence Apache-2.0
# function: depthwise; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def depthwise(X: T.Buffer((6, 7, 4), "float32"), W: T.Buffer((3, 3, 4), "float32"), bias: T.Buffer((4,), "float32"), Y: T.Buffer((4, 5, 4), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        S = T.alloc_buffer((80,))
        X_1 = X.view(168)
        W_1 = W.view(36)
        bias_1 = T.decl_buffer((4,), data=bias.data)
        Y_1 = Y.view(80)
        for h, w, c, p, q in T.grid(4, 5, 4, 3, 3):
            cse_v1: T.let[T.int32] = w * 4
            cse_v3: T.let[T.int32] = h * 20 + cse_v1 + c
            if p == 0 and q == 0:
                S[cse_v3] = bias_1[c]
            cse_v2: T.let[T.int32] = q * 4
            S[cse_v3] = S[cse_v3] + X_1[h * 28 + p * 28 + cse_v1 + cse_v2 + c] * W_1[p * 12 + cse_v2 + c]
        for h, w, c in T.grid(4, 5, 4):
            cse_v4: T.let[T.int32] = h * 20 + w * 4 + c
            Y_1[cse_v4] = T.min(T.max(S[cse_v4], T.float32(0.0)), T.float32(6.0))
