# corpus/tir/requantise: stage 01, after tir.BindTarget, printed by TVM 0.22.0 from corpus/tir/network_programs.py; licence Apache-2.0
# function: requantise; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def requantise(X: T.Buffer((2, 5, 6), "int8"), W: T.Buffer((3, 2, 2, 3), "int8"), bias: T.Buffer((3,), "int32"), multiplier: T.Buffer((3,), "int32"), shift: T.Buffer((3,), "int32"), Y: T.Buffer((3, 4, 4), "int8")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        S = T.alloc_buffer((3, 4, 4), "int32")
        for o, h, w, c, p, q in T.grid(3, 4, 4, 2, 2, 3):
            with T.block("conv"):
                vo, vh, vw, vc, vp, vq = T.axis.remap("SSSRRR", [o, h, w, c, p, q])
                T.reads(bias[vo], X[vc, vh + vp, vw + vq], W[vo, vc, vp, vq])
                T.writes(S[vo, vh, vw])
                with T.init():
                    S[vo, vh, vw] = bias[vo]
                S[vo, vh, vw] = S[vo, vh, vw] + (T.Cast("int32", X[vc, vh + vp, vw + vq]) + 5) * T.Cast("int32", W[vo, vc, vp, vq])
        for o, h, w in T.grid(3, 4, 4):
            with T.block("requantise"):
                vo, vh, vw = T.axis.remap("SSS", [o, h, w])
                T.reads(shift[vo], S[vo, vh, vw], multiplier[vo])
                T.writes(Y[vo, vh, vw])
                places: T.int64 = T.Cast("int64", shift[vo]) + T.int64(31)
                product: T.int64 = T.Cast("int64", S[vo, vh, vw]) * T.Cast("int64", multiplier[vo])
                scaled: T.int64 = T.shift_right(product + T.shift_left(T.int64(1), places - T.int64(1)), places) - T.int64(7)
                Y[vo, vh, vw] = T.Cast("int8", T.max(T.min(scaled, T.int64(127)), T.int64(-128)))
