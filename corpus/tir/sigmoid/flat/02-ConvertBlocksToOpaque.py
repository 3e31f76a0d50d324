# corpus/tir/sigmoid: stage 02, after s_tir.ConvertBlocksToOpaque, printed by TVM 0.26.0 from corpus/tir/transcendental_programs.py; licence Apache-2.0
# function: sigmoid; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sigmoid(X: T.Buffer((4, 9), "float32"), Y: T.Buffer((4, 9), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        for i, j in T.grid(4, 9):
            with T.sblock("Y"):
                T.reads(X[i, j])
                T.writes(Y[i, j])
                Y[i, j] = T.float32(1.0) / (T.float32(1.0) + T.exp(X[i, j] * T.float32(-1.0)))
