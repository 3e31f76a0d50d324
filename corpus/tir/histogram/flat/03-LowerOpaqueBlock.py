# corpus/tir/histogram: stage 03, after s_tir.LowerOpaqueBlock, printed by TVM 0.26.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: histogram; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def histogram(X: T.Buffer((40,), "uint8"), H: T.Buffer((6,), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        for b in range(6):
            H[b] = 0
        for i in range(40):
            bin: T.let[T.int32] = T.Cast("int32", X[i]) // 43
            H[bin] = H[bin] + 1
