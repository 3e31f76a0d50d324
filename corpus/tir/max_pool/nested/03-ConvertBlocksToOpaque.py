# corpus/tir/max_pool: stage 03, after tir.ConvertBlocksToOpaque, printed by TVM 0.22.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: max_pool; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def max_pool(X: T.Buffer((2, 9, 7), "float32"), Y: T.Buffer((2, 4, 3), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        for c, h, w, p, q in T.grid(2, 4, 3, 3, 2):
            with T.block("pool"):
                T.reads(X[c, h * 2 + p, w * 2 + q])
                T.writes(Y[c, h, w])
                if p == 0 and q == 0:
                    Y[c, h, w] = T.float32(-340282346638528859811704183484516925440.0)
                Y[c, h, w] = T.max(Y[c, h, w], X[c, h * 2 + p, w * 2 + q])
