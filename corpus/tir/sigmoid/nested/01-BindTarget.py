# corpus/tir/sigmoid: stage 01, after tir.BindTarget, printed by TVM 0.22.0 from corpus/tir/transcendental_programs.py; licence Apache-2.0
# function: sigmoid; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sigmoid(X: T.Buffer((4, 9), "float32"), Y: T.Buffer((4, 9), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        for i, j in T.grid(4, 9):
            with T.block("Y"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(X[vi, vj])
                T.writes(Y[vi, vj])
                Y[vi, vj] = T.float32(1.0) / (T.float32(1.0) + T.exp(X[vi, vj] * T.float32(-1.0)))
