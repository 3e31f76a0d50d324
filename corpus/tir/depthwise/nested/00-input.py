# corpus/tir/depthwise: stage 00, before any pass, printed by TVM 0.22.0 from corpus/tir/network_programs.py; licence Apache-2.0
# function: depthwise; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def depthwise(X: T.Buffer((6, 7, 4), "float32"), W: T.Buffer((3, 3, 4), "float32"), bias: T.Buffer((4,), "float32"), Y: T.Buffer((4, 5, 4), "float32")):
        # with T.block("root"):
        S = T.alloc_buffer((4, 5, 4))
        for h, w, c, p, q in T.grid(4, 5, 4, 3, 3):
            with T.block("depthwise"):
                vh, vw, vc, vp, vq = T.axis.remap("SSSRR", [h, w, c, p, q])
                T.reads(bias[vc], X[vh + vp, vw + vq, vc], W[vp, vq, vc])
                T.writes(S[vh, vw, vc])
                with T.init():
                    S[vh, vw, vc] = bias[vc]
                S[vh, vw, vc] = S[vh, vw, vc] + X[vh + vp, vw + vq, vc] * W[vp, vq, vc]
        for h, w, c in T.grid(4, 5, 4):
            with T.block("relu6"):
                vh, vw, vc = T.axis.remap("SSS", [h, w, c])
                T.reads(S[vh, vw, vc])
                T.writes(Y[vh, vw, vc])
                Y[vh, vw, vc] = T.min(T.max(S[vh, vw, vc], T.float32(0.0)), T.float32(6.0))
