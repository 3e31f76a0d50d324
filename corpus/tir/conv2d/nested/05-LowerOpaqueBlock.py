# corpus/tir/conv2d: stage 05, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: conv2d; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def conv2d(X: T.Buffer((1, 3, 7, 6), "float32"), W: T.Buffer((4, 3, 3, 3), "float32"), Y: T.Buffer((1, 4, 4, 6), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        P = T.decl_buffer((1, 3, 9, 8))
        for c, h, w in T.grid(3, 9, 8):
            P[0, c, h, w] = T.if_then_else(1 <= h and h < 8 and 1 <= w and w < 7, X[0, c, h - 1, w - 1], T.float32(0.0))
        for o, h, w, c, p, q in T.grid(4, 4, 6, 3, 3, 3):
            if c == 0 and p == 0 and q == 0:
                Y[0, o, h, w] = T.float32(0.0)
            Y[0, o, h, w] = Y[0, o, h, w] + P[0, c, h * 2 + p, w + q] * W[o, c, p, q]
