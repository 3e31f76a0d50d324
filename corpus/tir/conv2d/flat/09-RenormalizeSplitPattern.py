# corpus/tir/conv2d: stage 09, after s_tir.RenormalizeSplitPattern, printed by TVM 0.26.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: conv2d; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def conv2d(X: T.Buffer((1, 3, 7, 6), "float32"), W: T.Buffer((4, 3, 3, 3), "float32"), Y: T.Buffer((1, 4, 4, 6), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        P = T.alloc_buffer((216,))
        X_1 = X.view(126)
        W_1 = W.view(108)
        Y_1 = Y.view(96)
        for c, h, w in T.grid(3, 9, 8):
            P[c * 72 + h * 8 + w] = T.if_then_else(1 <= h and h // 8 < 1 and 1 <= w and w // 7 < 1, X_1[c * 42 + h * 6 + w - 7], T.float32(0.0))
        for o, h, w, c, p, q in T.grid(4, 4, 6, 3, 3, 3):
            if c == 0 and p == 0 and q == 0:
                Y_1[o * 24 + h * 6 + w] = T.float32(0.0)
            Y_1[o * 24 + h * 6 + w] = Y_1[o * 24 + h * 6 + w] + P[c * 72 + h * 16 + p * 8 + w + q] * W_1[o * 27 + c * 9 + p * 3 + q]
