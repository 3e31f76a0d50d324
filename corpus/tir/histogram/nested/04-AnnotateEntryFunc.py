# corpus/tir/histogram: stage 04, after tir.AnnotateEntryFunc, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: histogram; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def histogram(X: T.Buffer((40,), "uint8"), H: T.Buffer((6,), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tir.is_entry_func": True})
        H_1 = T.Buffer((6,), "int32", data=H.data)
        for b in range(6):
            H_1[b] = 0
        for i in range(40):
            X_1 = T.Buffer((40,), "uint8", data=X.data)
            bin: T.int32 = T.Cast("int32", X_1[i]) // 43
            H_1[bin] = H_1[bin] + 1
