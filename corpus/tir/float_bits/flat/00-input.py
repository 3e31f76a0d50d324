# corpus/tir/float_bits: stage 00, before any pass, printed by TVM 0.26.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: float_bits; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def float_bits(X: T.Buffer((11,), "float32"), Y: T.Buffer((11,), "float32"), Z: T.Buffer((11,), "int32")):
        # with T.sblock("root"):
        for i in range(11):
            with T.sblock("bits"):
                vi = T.axis.spatial(11, i)
                T.reads(X[vi])
                T.writes(Y[vi], Z[vi])
                bits: T.let[T.uint32] = T.bitwise_and(T.reinterpret("uint32", X[vi]), T.uint32(4294963200))
                Y[vi] = T.reinterpret("float32", bits)
                v = T.int32()
                Z[vi] = T.Let(v * v - v, where={v: T.Cast("int32", X[vi] * T.float32(100.0))})
