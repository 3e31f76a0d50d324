# corpus/tir/max_pool: stage 01, after tirx.BindTarget, printed by TVM 0.26.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: max_pool; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def max_pool(X: T.Buffer((2, 9, 7), "float32"), Y: T.Buffer((2, 4, 3), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        for c, h, w, p, q in T.grid(2, 4, 3, 3, 2):
            with T.sblock("pool"):
                vc, vh, vw, vp, vq = T.axis.remap("SSSRR", [c, h, w, p, q])
                T.reads(X[vc, vh * 2 + vp, vw * 2 + vq])
                T.writes(Y[vc, vh, vw])
                with T.init():
                    Y[vc, vh, vw] = T.float32(-340282346638528859811704183484516925440.0)
                Y[vc, vh, vw] = T.max(Y[vc, vh, vw], X[vc, vh * 2 + vp, vw * 2 + vq])
