# corpus/tir/conv2d: stage 03, after tir.ConvertBlocksToOpaque, printed by TVM 0.22.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: conv2d; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def conv2d(X: T.Buffer((1, 3, 7, 6), "float32"), W: T.Buffer((4, 3, 3, 3), "float32"), Y: T.Buffer((1, 4, 4, 6), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        P = T.alloc_buffer((1, 3, 9, 8))
        for n, c, h, w in T.grid(1, 3, 9, 8):
            with T.block("pad"):
                T.reads(X[n, c, h - 1, w - 1])
                T.writes(P[n, c, h, w])
                P[n, c, h, w] = T.if_then_else(1 <= h and h < 8 and 1 <= w and w < 7, X[n, c, h - 1, w - 1], T.float32(0.0))
        for n, o, h, w, c, p, q in T.grid(1, 4, 4, 6, 3, 3, 3):
            with T.block("conv"):
                T.reads(P[n, c, h * 2 + p, w + q], W[o, c, p, q])
                T.writes(Y[n, o, h, w])
                if c == 0 and p == 0 and q == 0:
                    Y[n, o, h, w] = T.float32(0.0)
                Y[n, o, h, w] = Y[n, o, h, w] + P[n, c, h * 2 + p, w + q] * W[o, c, p, q]
