# corpus/tir/horner: stage 04, after tir.FlattenBuffer, printed by TVM 0.22.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: horner; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def horner(P: T.Buffer((6,), "float64"), X: T.Buffer((11,), "float64"), Y: T.Buffer((11,), "float64")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        for i in range(11):
            y = T.allocate([1], "float64", "global")
            y_1 = T.Buffer((1,), "float64", data=y)
            P_1 = T.Buffer((6,), "float64", data=P.data)
            y_1[0] = P_1[5]
            for k in range(5):
                X_1 = T.Buffer((11,), "float64", data=X.data)
                y_1[0] = y_1[0] * X_1[i] + P_1[k * -1 + 4]
            Y_1 = T.Buffer((11,), "float64", data=Y.data)
            Y_1[i] = y_1[0]
