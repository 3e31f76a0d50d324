# corpus/tir/depthwise: stage 06, after tir.CommonSubexprElimTIR, printed by TVM 0.22.0 from corpus/tir/network_programs.py; licence Apache-2.0
# function: depthwise; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def depthwise(X: T.Buffer((6, 7, 4), "float32"), W: T.Buffer((3, 3, 4), "float32"), bias: T.Buffer((4,), "float32"), Y: T.Buffer((4, 5, 4), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        S = T.allocate([80], "float32", "global")
        S_1 = T.Buffer((80,), data=S)
        for h, w, c, p, q in T.grid(4, 5, 4, 3, 3):
            cse_v3: T.int32 = w * 4
            cse_v2: T.int32 = q * 4
            cse_v1: T.int32 = h * 20 + cse_v3 + c
            if p == 0 and q == 0:
                bias_1 = T.Buffer((4,), data=bias.data)
                S_1[cse_v1] = bias_1[c]
            X_1 = T.Buffer((168,), data=X.data)
            W_1 = T.Buffer((36,), data=W.data)
            S_1[cse_v1] = S_1[cse_v1] + X_1[h * 28 + p * 28 + cse_v3 + cse_v2 + c] * W_1[p * 12 + cse_v2 + c]
        for h, w, c in T.grid(4, 5, 4):
            cse_v4: T.int32 = h * 20 + w * 4 + c
            Y_1 = T.Buffer((80,), data=Y.data)
            Y_1[cse_v4] = T.min(T.max(S_1[cse_v4], T.float32(0.0)), T.float32(6.0))
