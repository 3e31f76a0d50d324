# corpus/tir/histogram: stage 04, after tirx.FlattenBuffer, printed by TVM 0.26.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: histogram; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def histogram(X: T.Buffer((40,), "uint8"), H: T.Buffer((6,), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        X_1 = T.decl_buffer((40,), "uint8", data=X.data)
        H_1 = T.decl_buffer((6,), "int32", data=H.data)
        for b in range(6):
            H_1[b] = 0
        for i in range(40):
            bin: T.let[T.int32] = T.Cast("int32", X_1[i]) // 43
            H_1[bin] = H_1[bin] + 1
