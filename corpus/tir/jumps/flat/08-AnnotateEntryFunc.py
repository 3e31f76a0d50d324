# corpus/tir/jumps: stage 08, after tirx.AnnotateEntryFunc, printed by TVM 0.26.0 from corpus/tir/single_programs.py; licence Apache-2.0
# function: jumps; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def jumps(X: T.Buffer((6, 9), "int32"), Y: T.Buffer((6,), "int32"), Z: T.Buffer((6, 9), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        X_1 = X.view(54)
        Y_1 = T.decl_buffer((6,), "int32", data=Y.data)
        Z_1 = Z.view(54)
        for i in range(6):
            Y_1[i] = 0
            cse_v1: T.let[T.int32] = i * 9
            for j in range(9):
                Z_1[cse_v1 + j] = -1
            for j in T.serial(9, annotations={"irregular_loop_mark": 1}):
                cse_v3: T.let[T.int32] = cse_v1 + j
                if X_1[cse_v3] % 3 == 0:
                    T.continue_loop()
                if 40 < X_1[cse_v3]:
                    T.break_loop()
                Y_1[i] = Y_1[i] + X_1[cse_v3]
            for j in range(3):
                cse_v2: T.let[T.int32] = j * 3
                cse_v4: T.let[T.int32] = cse_v1 + cse_v2 + 1
                Z_1[cse_v4] = cse_v2 + X_1[cse_v4] + 1
