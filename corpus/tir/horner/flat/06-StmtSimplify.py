# corpus/tir/horner: stage 06, after tirx.StmtSimplify, printed by TVM 0.26.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: horner; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def horner(P: T.Buffer((6,), "float64"), X: T.Buffer((11,), "float64"), Y: T.Buffer((11,), "float64")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        y = T.alloc_buffer((1,), "float64")
        P_1 = T.decl_buffer((6,), "float64", data=P.data)
        X_1 = T.decl_buffer((11,), "float64", data=X.data)
        Y_1 = T.decl_buffer((11,), "float64", data=Y.data)
        for i in range(11):
            y[0] = P_1[5]
            for k in range(5):
                y[0] = y[0] * X_1[i] + P_1[4 - k]
            Y_1[i] = y[0]
