# corpus/schedules/decode_attention: stage 04, after Schedule.compute_at, printed by TVM 0.26.0 from corpus/schedules/row_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def decode_attention(Q: T.Buffer((2, 8), "float32"), K: T.Buffer((2, 8, 8), "float32"), V: T.Buffer((2, 8, 8), "float32"), O: T.Buffer((2, 8), "float32")):
        # with T.sblock("root"):
        S = T.sblock_alloc_buffer((2, 8))
        peak_shared = T.sblock_alloc_buffer((2,), scope="shared")
        total_shared = T.sblock_alloc_buffer((2,), scope="shared")
        W_shared = T.sblock_alloc_buffer((2, 8), scope="shared")
        for h in range(2):
            for ax0, ax1 in T.grid(8, 8):
                with T.sblock("S"):
                    vh, vt, vd = T.axis.remap("SSR", [h, ax0, ax1])
                    T.reads(Q[vh, vd], K[vh, vt, vd])
                    T.writes(S[vh, vt])
                    with T.init():
                        S[vh, vt] = T.float32(0.0)
                    S[vh, vt] = S[vh, vt] + Q[vh, vd] * K[vh, vt, vd]
            for ax0 in range(8):
                with T.sblock("peak"):
                    vh, vt = T.axis.remap("SR", [h, ax0])
                    T.reads(S[vh, vt])
                    T.writes(peak_shared[vh])
                    with T.init():
                        peak_shared[vh] = T.float32(-340282346638528859811704183484516925440.0)
                    peak_shared[vh] = T.max(peak_shared[vh], S[vh, vt])
            for ax0, ax1 in T.grid(8, 8):
                with T.sblock("W"):
                    vh, vd, vt = T.axis.remap("SSR", [h, ax0, ax1])
                    T.reads(S[vh, vt], peak_shared[vh], V[vh, vt, vd])
                    T.writes(W_shared[vh, vd])
                    with T.init():
                        W_shared[vh, vd] = T.float32(0.0)
                    W_shared[vh, vd] = W_shared[vh, vd] + T.pow(T.float32(2.0), S[vh, vt] - peak_shared[vh]) * V[vh, vt, vd]
            for ax0 in range(8):
                with T.sblock("total"):
                    vh, vt = T.axis.remap("SR", [h, ax0])
                    T.reads(S[vh, vt], peak_shared[vh])
                    T.writes(total_shared[vh])
                    with T.init():
                        total_shared[vh] = T.float32(0.0)
                    total_shared[vh] = total_shared[vh] + T.pow(T.float32(2.0), S[vh, vt] - peak_shared[vh])
            for d in range(8):
                with T.sblock("O"):
                    vh, vd = T.axis.remap("SS", [h, d])
                    T.reads(W_shared[vh, vd], total_shared[vh])
                    T.writes(O[vh, vd])
                    O[vh, vd] = W_shared[vh, vd] / total_shared[vh]
