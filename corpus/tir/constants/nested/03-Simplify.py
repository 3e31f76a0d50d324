# corpus/tir/constants: stage 03, after tir.Simplify, printed by TVM 0.22.0 from corpus/tir/single_programs.py; licence Apache-2.0
# function: constants; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def constants(X: T.Buffer((6,), "int32"), Y: T.Buffer((6,), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        weights = T.allocate_const([5, -3, 8, 0, 11, -7], "int32", [6])
        for i in range(6):
            Y_1 = T.Buffer((6,), "int32", data=Y.data)
            X_1 = T.Buffer((6,), "int32", data=X.data)
            weights_1 = T.Buffer((6,), "int32", data=weights)
            Y_1[i] = X_1[i] * weights_1[5 - i] - weights_1[i]
