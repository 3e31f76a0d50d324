# corpus/tir/hash: stage 05, after tirx.FlattenBuffer, printed by TVM 0.26.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: hash; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def hash(X: T.Buffer((14,), "uint32"), Y: T.Buffer((14,), "uint32"), Z: T.Buffer((14,), "int64")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        X_1 = T.decl_buffer((14,), "uint32", data=X.data)
        Y_1 = T.decl_buffer((14,), "uint32", data=Y.data)
        Z_1 = T.decl_buffer((14,), "int64", data=Z.data)
        for i in range(14):
            a: T.let[T.uint32] = T.bitwise_xor(X_1[i], T.shift_right(X_1[i], T.uint32(16))) * T.uint32(2246822507)
            b: T.let[T.uint32] = T.bitwise_xor(a, T.shift_right(a, T.uint32(13))) * T.uint32(3266489909)
            Y_1[i] = T.bitwise_xor(T.bitwise_xor(a, T.shift_right(a, T.uint32(13))) * T.uint32(3266489909), T.shift_right(T.bitwise_xor(a, T.shift_right(a, T.uint32(13))) * T.uint32(3266489909), T.uint32(16)))
            Z_1[i] = T.bitwise_or(T.shift_left(T.Cast("int64", T.bitwise_xor(a, T.shift_right(a, T.uint32(13))) * T.uint32(3266489909)), T.int64(20)), T.Cast("int64", T.bitwise_and(a, T.bitwise_not(T.bitwise_xor(a, T.shift_right(a, T.uint32(13))) * T.uint32(3266489909)))))
