# corpus/tir/float_bits: stage 06, after tirx.AnnotateEntryFunc, printed by TVM 0.26.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: float_bits; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def float_bits(X: T.Buffer((11,), "float32"), Y: T.Buffer((11,), "float32"), Z: T.Buffer((11,), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        X_1 = T.decl_buffer((11,), data=X.data)
        Y_1 = T.decl_buffer((11,), data=Y.data)
        Z_1 = T.decl_buffer((11,), "int32", data=Z.data)
        for i in range(11):
            bits: T.let[T.uint32] = T.bitwise_and(T.reinterpret("uint32", X_1[i]), T.uint32(4294963200))
            Y_1[i] = T.reinterpret("float32", bits)
            v = T.int32()
            Z_1[i] = T.Let((v - 1) * v, where={v: T.Cast("int32", X_1[i] * T.float32(100.0))})
