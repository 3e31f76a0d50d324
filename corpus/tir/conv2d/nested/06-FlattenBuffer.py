# corpus/tir/conv2d: stage 06, after tir.FlattenBuffer, printed by TVM 0.22.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: conv2d; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def conv2d(X: T.Buffer((1, 3, 7, 6), "float32"), W: T.Buffer((4, 3, 3, 3), "float32"), Y: T.Buffer((1, 4, 4, 6), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        P = T.allocate([216], "float32", "global")
        P_1 = T.Buffer((216,), data=P)
        for c, h, w in T.grid(3, 9, 8):
            X_1 = T.Buffer((126,), data=X.data)
            P_1[c * 72 + h * 8 + w] = T.if_then_else(1 <= h and h < 8 and 1 <= w and w < 7, X_1[c * 42 + (h - 1) * 6 + (w - 1)], T.float32(0.0))
        for o, h, w, c, p, q in T.grid(4, 4, 6, 3, 3, 3):
            Y_1 = T.Buffer((96,), data=Y.data)
            if c == 0 and p == 0 and q == 0:
                Y_1[o * 24 + h * 6 + w] = T.float32(0.0)
            W_1 = T.Buffer((108,), data=W.data)
            Y_1[o * 24 + h * 6 + w] = Y_1[o * 24 + h * 6 + w] + P_1[c * 72 + h * 16 + p * 8 + w + q] * W_1[o * 27 + c * 9 + p * 3 + q]
