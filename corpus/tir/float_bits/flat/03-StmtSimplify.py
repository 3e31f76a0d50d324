# corpus/tir/float_bits: stage 03, after tirx.StmtSimplify, printed by TVM 0.26.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: float_bits; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def float_bits(X: T.Buffer((11,), "float32"), Y: T.Buffer((11,), "float32"), Z: T.Buffer((11,), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        for i in range(11):
            with T.sblock("bits"):
                T.reads(X[i])
                T.writes(Y[i], Z[i])
                bits: T.let[T.uint32] = T.bitwise_and(T.reinterpret("uint32", X[i]), T.uint32(4294963200))
                Y[i] = T.reinterpret("float32", bits)
                v = T.int32()
                Z[i] = T.Let((v - 1) * v, where={v: T.Cast("int32", X[i] * T.float32(100.0))})
