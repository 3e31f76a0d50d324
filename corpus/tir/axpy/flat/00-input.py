# corpus/tir/axpy: stage 00, before any pass, printed by TVM 0.26.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: axpy; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def axpy(alpha: T.float32, limit: T.int32, X: T.Buffer((15,), "float32"), Y: T.Buffer((15,), "float32"), Z: T.Buffer((15,), "float32")):
        # with T.sblock("root"):
        for i in range(15):
            with T.sblock("Z"):
                vi = T.axis.spatial(15, i)
                T.reads(X[vi], Y[vi])
                T.writes(Z[vi])
                if vi < limit:
                    Z[vi] = alpha * X[vi] + Y[vi]
                else:
                    Z[vi] = Y[vi]
