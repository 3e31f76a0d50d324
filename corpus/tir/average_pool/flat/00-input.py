# corpus/tir/average_pool: stage 00, before any pass, printed by TVM 0.26.0 from corpus/tir/network_programs.py; licence Apache-2.0
# function: average_pool; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def average_pool(X: T.Buffer((2, 7, 6), "float32"), Y: T.Buffer((2, 4, 3), "float32")):
        # with T.sblock("root"):
        S = T.sblock_alloc_buffer((2, 4, 3))
        for c, h, w in T.grid(2, 4, 3):
            with T.sblock("clear"):
                vc, vh, vw = T.axis.remap("SSS", [c, h, w])
                T.reads()
                T.writes(S[vc, vh, vw])
                S[vc, vh, vw] = T.float32(0.0)
        for c, h, w, p, q in T.grid(2, 4, 3, 3, 3):
            with T.sblock("sum"):
                vc, vh, vw, vp, vq = T.axis.remap("SSSRR", [c, h, w, p, q])
                T.where(1 <= h * 2 + p and h * 2 + p < 8 and 1 <= w * 2 + q and w * 2 + q < 7)
                T.reads(S[vc, vh, vw], X[vc, vh * 2 + vp - 1, vw * 2 + vq - 1])
                T.writes(S[vc, vh, vw])
                S[vc, vh, vw] = S[vc, vh, vw] + X[vc, vh * 2 + vp - 1, vw * 2 + vq - 1]
        for c, h, w in T.grid(2, 4, 3):
            with T.sblock("mean"):
                vc, vh, vw = T.axis.remap("SSS", [c, h, w])
                T.reads(S[vc, vh, vw])
                T.writes(Y[vc, vh, vw])
                rows: T.let[T.int32] = T.min(vh * 2 + 2, 7) - T.max(vh * 2 - 1, 0)
                columns: T.let[T.int32] = T.min(vw * 2 + 2, 6) - T.max(vw * 2 - 1, 0)
                Y[vc, vh, vw] = S[vc, vh, vw] / T.Cast("float32", rows * columns)
