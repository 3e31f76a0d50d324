# corpus/tir/requantise: stage 03, after tir.ConvertBlocksToOpaque, printed by TVM 0.22.0 from corpus/tir/network_programs.py; licence Apache-2.0
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
                T.reads(bias[o], X[c, h + p, w + q], W[o, c, p, q])
                T.writes(S[o, h, w])
                if c == 0 and p == 0 and q == 0:
                    S[o, h, w] = bias[o]
                S[o, h, w] = S[o, h, w] + (T.Cast("int32", X[c, h + p, w + q]) + 5) * T.Cast("int32", W[o, c, p, q])
        for o, h, w in T.grid(3, 4, 4):
            with T.block("requantise"):
                T.reads(shift[o], S[o, h, w], multiplier[o])
                T.writes(Y[o, h, w])
                places: T.int64 = T.Cast("int64", shift[o]) + T.int64(31)
                product: T.int64 = T.Cast("int64", S[o, h, w]) * T.Cast("int64", multiplier[o])
                scaled: T.int64 = T.shift_right(product + T.shift_left(T.int64(1), places - T.int64(1)), places) - T.int64(7)
                Y[o, h, w] = T.Cast("int8", T.max(T.min(scaled, T.int64(127)), T.int64(-128)))
