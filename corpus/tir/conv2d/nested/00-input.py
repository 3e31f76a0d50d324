# corpus/tir/conv2d: stage 00, before any pass, printed by TVM 0.22.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: conv2d; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def conv2d(X: T.Buffer((1, 3, 7, 6), "float32"), W: T.Buffer((4, 3, 3, 3), "float32"), Y: T.Buffer((1, 4, 4, 6), "float32")):
        # with T.block("root"):
        P = T.alloc_buffer((1, 3, 9, 8))
        for n, c, h, w in T.grid(1, 3, 9, 8):
            with T.block("pad"):
                vn, vc, vh, vw = T.axis.remap("SSSS", [n, c, h, w])
                T.reads(X[vn, vc, vh - 1, vw - 1])
                T.writes(P[vn, vc, vh, vw])
                P[vn, vc, vh, vw] = T.if_then_else(1 <= vh and vh < 8 and 1 <= vw and vw < 7, X[vn, vc, vh - 1, vw - 1], T.float32(0.0))
        for n, o, h, w, c, p, q in T.grid(1, 4, 4, 6, 3, 3, 3):
            with T.block("conv"):
                vn, vo, vh, vw, vc, vp, vq = T.axis.remap("SSSSRRR", [n, o, h, w, c, p, q])
                T.reads(P[vn, vc, vh * 2 + vp, vw + vq], W[vo, vc, vp, vq])
                T.writes(Y[vn, vo, vh, vw])
                with T.init():
                    Y[vn, vo, vh, vw] = T.float32(0.0)
                Y[vn, vo, vh, vw] = Y[vn, vo, vh, vw] + P[vn, vc, vh * 2 + vp, vw + vq] * W[vo, vc, vp, vq]
