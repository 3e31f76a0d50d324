# corpus/tir/axpy: stage 04, after tir.AnnotateEntryFunc, printed by TVM 0.22.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: axpy; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def axpy(alpha: T.float32, limit: T.int32, X: T.Buffer((15,), "float32"), Y: T.Buffer((15,), "float32"), Z: T.Buffer((15,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tir.is_entry_func": True})
        for i in range(15):
            Z_1 = T.Buffer((15,), data=Z.data)
            Y_1 = T.Buffer((15,), data=Y.data)
            if i < limit:
                X_1 = T.Buffer((15,), data=X.data)
                Z_1[i] = alpha * X_1[i] + Y_1[i]
            else:
                Z_1[i] = Y_1[i]
