# corpus/tir/jumps: stage 06, after tirx.StmtSimplify, printed by TVM 0.26.0 from corpus/tir/single_programs.py; licence Apache-2.0
# function: jumps; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def jumps(X: T.Buffer((6, 9), "int32"), Y: T.Buffer((6,), "int32"), Z: T.Buffer((6, 9), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        X_1 = X.view(54)
        Y_1 = T.decl_buffer((6,), "int32", data=Y.data)
        Z_1 = Z.view(54)
        for i in range(6):
            Y_1[i] = 0
            for j in range(9):
                Z_1[i * 9 + j] = -1
            for j in T.serial(9, annotations={"irregular_loop_mark": 1}):
                if X_1[i * 9 + j] % 3 == 0:
                    T.continue_loop()
                if 40 < X_1[i * 9 + j]:
                    T.break_loop()
                Y_1[i] = Y_1[i] + X_1[i * 9 + j]
            for j in range(3):
                Z_1[i * 9 + j * 3 + 1] = j * 3 + X_1[i * 9 + j * 3 + 1] + 1
