# corpus/schedules/decode_attention: stage 01, after Schedule.compute_at, printed by TVM 0.26.0 from corpus/schedules/row_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def decode_attention(Q: T.Buffer((2, 8), "float32"), K: T.Buffer((2, 8, 8), "float32"), V: T.Buffer((2, 8, 8), "float32"), O: T.Buffer((2, 8), "float32")):
        # with T.sblock("root"):
        S = T.sblock_alloc_buffer((2, 8))
        peak = T.sblock_alloc_buffer((2,))
        total = T.sblock_alloc_buffer((2,))
        W = T.sblock_alloc_buffer((2, 8))
        for h, t, d in T.grid(2, 8, 8):
            with T.sblock("S"):
                vh, vt, vd = T.axis.remap("SSR", [h, t, d])
                T.reads(Q[vh, vd], K[vh, vt, vd])
                T.writes(S[vh, vt])
                with T.init():
                    S[vh, vt] = T.float32(0.0)
                S[vh, vt] = S[vh, vt] + Q[vh, vd] * K[vh, vt, vd]
        for h, t in T.grid(2, 8):
            with T.sblock("peak"):
                vh, vt = T.axis.remap("SR", [h, t])
                T.reads(S[vh, vt])
                T.writes(peak[vh])
                with T.init():
                    peak[vh] = T.float32(-340282346638528859811704183484516925440.0)
                peak[vh] = T.max(peak[vh], S[vh, vt])
        for h, t in T.grid(2, 8):
            with T.sblock("total"):
                vh, vt = T.axis.remap("SR", [h, t])
                T.reads(S[vh, vt], peak[vh])
                T.writes(total[vh])
                with T.init():
                    total[vh] = T.float32(0.0)
                total[vh] = total[vh] + T.pow(T.float32(2.0), S[vh, vt] - peak[vh])
        for h in range(2):
            for ax0, ax1 in T.grid(8, 8):
                with T.sblock("W"):
                    vh, vd, vt = T.axis.remap("SSR", [h, ax0, ax1])
                    T.reads(S[vh, vt], peak[vh], V[vh, vt, vd])
                    T.writes(W[vh, vd])
                    with T.init():
                        W[vh, vd] = T.float32(0.0)
                    W[vh, vd] = W[vh, vd] + T.pow(T.float32(2.0), S[vh, vt] - peak[vh]) * V[vh, vt, vd]
            for d in range(8):
                with T.sblock("O"):
                    vh, vd = T.axis.remap("SS", [h, d])
                    T.reads(W[vh, vd], total[vh])
                    T.writes(O[vh, vd])
                    O[vh, vd] = W[vh, vd] / total[vh]
