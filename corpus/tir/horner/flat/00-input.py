# corpus/tir/horner: stage 00, before any pass, printed by TVM 0.26.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: horner; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def horner(P: T.Buffer((6,), "float64"), X: T.Buffer((11,), "float64"), Y: T.Buffer((11,), "float64")):
        # with T.sblock("root"):
        for i in range(11):
            with T.sblock("evaluate"):
                vi = T.axis.spatial(11, i)
                T.reads(P[0:6], X[vi])
                T.writes(Y[vi])
                y = T.sblock_alloc_buffer((1,), "float64")
                y[0] = P[5]
                for k in range(5):
                    y[0] = y[0] * X[vi] + P[4 - k]
                Y[vi] = y[0]
