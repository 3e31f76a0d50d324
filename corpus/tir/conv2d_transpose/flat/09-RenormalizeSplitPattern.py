# corpus/tir/conv2d_transpose: stage 09, after s_tir.RenormalizeSplitPattern, printed by TVM 0.26.0 from corpus/tir/network_programs.py; licence Apache-2.0
# function: conv2d_transpose; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def conv2d_transpose(X: T.Buffer((2, 4, 3), "float32"), W: T.Buffer((2, 3, 3, 3), "float32"), Y: T.Buffer((3, 9, 7), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        D = T.alloc_buffer((198,))
        X_1 = X.view(24)
        W_1 = W.view(54)
        Y_1 = Y.view(189)
        for c, h, w in T.grid(2, 11, 9):
            D[c * 99 + h * 9 + w] = T.if_then_else(1 <= h // 2 and h // 9 < 1 and 1 <= w // 2 and w // 7 < 1 and h % 2 == 0 and w % 2 == 0, X_1[c * 12 + h // 2 * 3 + w // 2 - 4], T.float32(0.0))
        for o, h, w, c, p, q in T.grid(3, 9, 7, 2, 3, 3):
            if c == 0 and p == 0 and q == 0:
                Y_1[o * 63 + h * 7 + w] = T.float32(0.0)
            Y_1[o * 63 + h * 7 + w] = Y_1[o * 63 + h * 7 + w] + D[c * 99 + h * 9 + p * 9 + w + q] * W_1[c * 27 + o * 9 + 8 - q - p * 3]
