# corpus/tir/constants: stage 00, before any pass, printed by TVM 0.22.0 from corpus/tir/single_programs.py; licence Apache-2.0
# function: constants; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def constants(X: T.Buffer((6,), "int32"), Y: T.Buffer((6,), "int32")):
        weights = T.allocate_const([5, -3, 8, 0, 11, -7], "int32", [6])
        for i in range(6):
            weights_1 = T.Buffer((6,), "int32", data=weights)
            Y[i] = X[i] * weights_1[5 - i] - weights_1[i]
