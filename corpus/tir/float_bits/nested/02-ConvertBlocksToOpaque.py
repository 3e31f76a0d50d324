# corpus/tir/float_bits: stage 02, after tir.ConvertBlocksToOpaque, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: float_bits; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def float_bits(X: T.Buffer((11,), "float32"), Y: T.Buffer((11,), "float32"), Z: T.Buffer((11,), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        for i in range(11):
            with T.block("bits"):
                T.reads(X[i])
                T.writes(Y[i], Z[i])
                bits: T.uint32 = T.bitwise_and(T.reinterpret("uint32", X[i]), T.uint32(4294963200))
                Y[i] = T.reinterpret("float32", bits)
                v = T.int32()
                Z[i] = T.Let(v * v - v, where={v: T.Cast("int32", X[i] * T.float32(100.0))})
