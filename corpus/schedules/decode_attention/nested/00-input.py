# corpus/schedules/decode_attention: stage 00, before any pass, printed by TVM 0.22.0 from corpus/schedules/row_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def decode_attention(Q: T.Buffer((2, 8), "float32"), K: T.Buffer((2, 8, 8), "float32"), V: T.Buffer((2, 8, 8), "float32"), O: T.Buffer((2, 8), "float32")):
        # with T.block("root"):
        S = T.alloc_buffer((2, 8))
        peak = T.alloc_buffer((2,))
        total = T.alloc_buffer((2,))
        W = T.alloc_buffer((2, 8))
        for h, t, d in T.grid(2, 8, 8):
            with T.block("S"):
                vh, vt, vd = T.axis.remap("SSR", [h, t, d])
                T.reads(Q[vh, vd], K[vh, vt, vd])
                T.writes(S[vh, vt])
                with T.init():
                    S[vh, vt] = T.float32(0.0)
                S[vh, vt] = S[vh, vt] + Q[vh, vd] * K[vh, vt, vd]
        for h, t in T.grid(2, 8):
            with T.block("peak"):
                vh, vt = T.axis.remap("SR", [h, t])
                T.reads(S[vh, vt])
                T.writes(peak[vh])
                with T.init():
                    peak[vh] = T.float32(-340282346638528859811704183484516925440.0)
                peak[vh] = T.max(peak[vh], S[vh, vt])
        for h, t in T.grid(2, 8):
            with T.block("total"):
                vh, vt = T.axis.remap("SR", [h, t])
                T.reads(S[vh, vt], peak[vh])
                T.writes(total[vh])
                with T.init():
                    total[vh] = T.float32(0.0)
                total[vh] = total[vh] + T.pow(T.float32(2.0), S[vh, vt] - peak[vh])
        for h, d, t in T.grid(2, 8, 8):
            with T.block("W"):
                vh, vd, vt = T.axis.remap("SSR", [h, d, t])
                T.reads(S[vh, vt], peak[vh], V[vh, vt, vd])
                T.writes(W[vh, vd])
                with T.init():
                    W[vh, vd] = T.float32(0.0)
                W[vh, vd] = W[vh, vd] + T.pow(T.float32(2.0), S[vh, vt] - peak[vh]) * V[vh, vt, vd]
        for h, d in T.grid(2, 8):
            with T.block("O"):
                vh, vd = T.axis.remap("SS", [h, d])
                T.reads(W[vh, vd], total[vh])
                T.writes(O[vh, vd])
                O[vh, vd] = W[vh, vd] / total[vh]
