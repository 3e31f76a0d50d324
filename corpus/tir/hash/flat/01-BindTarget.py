# corpus/tir/hash: stage 01, after tirx.BindTarget, printed by TVM 0.26.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: hash; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def hash(X: T.Buffer((14,), "uint32"), Y: T.Buffer((14,), "uint32"), Z: T.Buffer((14,), "int64")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        for i in range(14):
            with T.sblock("mix"):
                vi = T.axis.spatial(14, i)
                T.reads(X[vi])
                T.writes(Y[vi], Z[vi])
                a: T.let[T.uint32] = T.bitwise_xor(X[vi], T.shift_right(X[vi], T.uint32(16))) * T.uint32(2246822507)
                b: T.let[T.uint32] = T.bitwise_xor(a, T.shift_right(a, T.uint32(13))) * T.uint32(3266489909)
                Y[vi] = T.bitwise_xor(b, T.shift_right(b, T.uint32(16)))
                Z[vi] = T.bitwise_or(T.shift_left(T.Cast("int64", b), T.int64(20)), T.Cast("int64", T.bitwise_and(a, T.bitwise_not(b))))
