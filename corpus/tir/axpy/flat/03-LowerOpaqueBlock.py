# corpus/tir/axpy: stage 03, after s_tir.LowerOpaqueBlock, printed by TVM 0.26.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: axpy; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def axpy(alpha: T.float32, limit: T.int32, X: T.Buffer((15,), "float32"), Y: T.Buffer((15,), "float32"), Z: T.Buffer((15,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        for i in range(15):
            if i < limit:
                Z[i] = alpha * X[i] + Y[i]
            else:
                Z[i] = Y[i]
