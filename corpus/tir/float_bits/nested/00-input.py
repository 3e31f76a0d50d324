# corpus/tir/float_bits: stage 00, before any pass, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: float_bits; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def float_bits(X: T.Buffer((11,), "float32"), Y: T.Buffer((11,), "float32"), Z: T.Buffer((11,), "int32")):
        # with T.block("root"):
        for i in range(11):
            with T.block("bits"):
                vi = T.axis.spatial(11, i)
                T.reads(X[vi])
                T.writes(Y[vi], Z[vi])
                bits: T.uint32 = T.bitwise_and(T.reinterpret("uint32", X[vi]), T.uint32(4294963200))
                Y[vi] = T.reinterpret("float32", bits)
                v = T.int32()
                Z[vi] = T.Let(v * v - v, where={v: T.Cast("int32", X[vi] * T.float32(100.0))})
