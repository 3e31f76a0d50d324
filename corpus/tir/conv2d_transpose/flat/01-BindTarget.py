# corpus/tir/conv2d_transpose: stage 01, after tirx.BindTarget, printed by TVM 0.26.0 from corpus/tir/network_programs.py; licence Apache-2.0
# function: conv2d_transpose; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def conv2d_transpose(X: T.Buffer((2, 4, 3), "float32"), W: T.Buffer((2, 3, 3, 3), "float32"), Y: T.Buffer((3, 9, 7), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        D = T.sblock_alloc_buffer((2, 11, 9))
        for c, h, w in T.grid(2, 11, 9):
            with T.sblock("dilate"):
                vc, vh, vw = T.axis.remap("SSS", [c, h, w])
                T.reads(X[vc, (vh - 2) // 2, (vw - 2) // 2])
                T.writes(D[vc, vh, vw])
                D[vc, vh, vw] = T.if_then_else(2 <= vh and vh < 9 and 2 <= vw and vw < 7 and vh % 2 == 0 and vw % 2 == 0, X[vc, (vh - 2) // 2, (vw - 2) // 2], T.float32(0.0))
        for o, h, w, c, p, q in T.grid(3, 9, 7, 2, 3, 3):
            with T.sblock("conv"):
                vo, vh, vw, vc, vp, vq = T.axis.remap("SSSRRR", [o, h, w, c, p, q])
                T.reads(D[vc, vh + vp, vw + vq], W[vc, vo, 2 - vp, 2 - vq])
                T.writes(Y[vo, vh, vw])
                with T.init():
                    Y[vo, vh, vw] = T.float32(0.0)
                Y[vo, vh, vw] = Y[vo, vh, vw] + D[vc, vh + vp, vw + vq] * W[vc, vo, 2 - vp, 2 - vq]
