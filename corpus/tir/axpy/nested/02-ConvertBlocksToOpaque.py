# corpus/tir/axpy: stage 02, after tir.ConvertBlocksToOpaque, printed by TVM 0.22.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: axpy; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def axpy(alpha: T.float32, limit: T.int32, X: T.Buffer((15,), "float32"), Y: T.Buffer((15,), "float32"), Z: T.Buffer((15,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        for i in range(15):
            with T.block("Z"):
                T.reads(X[i], Y[i])
                T.writes(Z[i])
                if i < limit:
                    Z[i] = alpha * X[i] + Y[i]
                else:
                    Z[i] = Y[i]
