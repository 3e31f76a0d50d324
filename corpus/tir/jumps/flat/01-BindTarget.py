# corpus/tir/jumps: stage 01, after tirx.BindTarget, printed by TVM 0.26.0 from corpus/tir/single_programs.py; licence Apache-2.0
# function: jumps; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def jumps(X: T.Buffer((6, 9), "int32"), Y: T.Buffer((6,), "int32"), Z: T.Buffer((6, 9), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        for i in range(6):
            Y[i] = 0
            for j in range(9):
                Z[i, j] = -1
            for j in range(9):
                if X[i, j] % 3 == 0:
                    T.continue_loop()
                if X[i, j] > 40:
                    T.break_loop()
                Y[i] = Y[i] + X[i, j]
            for j in range(1, 9, 3):
                Z[i, j] = X[i, j] + j
