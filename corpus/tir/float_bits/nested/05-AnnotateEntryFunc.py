# corpus/tir/float_bits: stage 05, after tir.AnnotateEntryFunc, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: float_bits; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def float_bits(X: T.Buffer((11,), "float32"), Y: T.Buffer((11,), "float32"), Z: T.Buffer((11,), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tir.is_entry_func": True})
        for i in range(11):
            X_1 = T.Buffer((11,), data=X.data)
            bits: T.uint32 = T.bitwise_and(T.reinterpret("uint32", X_1[i]), T.uint32(4294963200))
            Y_1 = T.Buffer((11,), data=Y.data)
            Y_1[i] = T.reinterpret("float32", bits)
            Z_1 = T.Buffer((11,), "int32", data=Z.data)
            v = T.int32()
            Z_1[i] = T.Let((v - 1) * v, where={v: T.Cast("int32", X_1[i] * T.float32(100.0))})
