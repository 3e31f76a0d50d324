# corpus/tir/requantise: stage 02, after s_tir.LowerInitBlock, printed by TVM 0.26.0 from corpus/tir/network_programs.py; licence Apache-2.0
# function: requantise; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def requantise(X: T.Buffer((2, 5, 6), "int8"), W: T.Buffer((3, 2, 2, 3), "int8"), bias: T.Buffer((3,), "int32"), multiplier: T.Buffer((3,), "int32"), shift: T.Buffer((3,), "int32"), Y: T.Buffer((3, 4, 4), "int8")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        S = T.sblock_alloc_buffer((3, 4, 4), "int32")
        for o, h, w, c, p, q in T.grid(3, 4, 4, 2, 2, 3):
            with T.sblock("conv"):
                vo, vh, vw, vc, vp, vq = T.axis.remap("SSSRRR", [o, h, w, c, p, q])
                T.reads(bias[vo], X[vc, vh + vp, vw + vq], W[vo, vc, vp, vq])
                T.writes(S[vo, vh, vw])
                if vc == 0 and vp == 0 and vq == 0:
                    S[vo, vh, vw] = bias[vo]
                S[vo, vh, vw] = S[vo, vh, vw] + (T.Cast("int32", X[vc, vh + vp, vw + vq]) + 5) * T.Cast("int32", W[vo, vc, vp, vq])
        for o, h, w in T.grid(3, 4, 4):
            with T.sblock("requantise"):
                vo, vh, vw = T.axis.remap("SSS", [o, h, w])
                T.reads(shift[vo], S[vo, vh, vw], multiplier[vo])
                T.writes(Y[vo, vh, vw])
                places: T.let[T.int64] = T.Cast("int64", shift[vo]) + T.int64(31)
                product: T.let[T.int64] = T.Cast("int64", S[vo, vh, vw]) * T.Cast("int64", multiplier[vo])
                scaled: T.let[T.int64] = T.shift_right(product + T.shift_left(T.int64(1), places - T.int64(1)), places) - T.int64(7)
                Y[vo, vh, vw] = T.Cast("int8", T.max(T.min(scaled, T.int64(127)), T.int64(-128)))
