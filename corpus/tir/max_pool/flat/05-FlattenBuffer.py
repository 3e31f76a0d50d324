# corpus/tir/max_pool: stage 05, after tirx.FlattenBuffer, printed by TVM 0.26.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: max_pool; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def max_pool(X: T.Buffer((2, 9, 7), "float32"), Y: T.Buffer((2, 4, 3), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        X_1 = X.view(126)
        Y_1 = Y.view(24)
        for c, h, w, p, q in T.grid(2, 4, 3, 3, 2):
            if p == 0 and q == 0:
                Y_1[c * 12 + h * 3 + w] = T.float32(-340282346638528859811704183484516925440.0)
            Y_1[c * 12 + h * 3 + w] = T.max(Y_1[c * 12 + h * 3 + w], X_1[c * 63 + h * 14 + p * 7 + w * 2 + q])
