# corpus/tir/argmax: stage 06, after tirx.FlattenBuffer, printed by TVM 0.26.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: argmax; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def argmax(X: T.Buffer((6, 9), "float32"), best: T.Buffer((6,), "float32"), place: T.Buffer((6,), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        X_1 = X.view(54)
        best_1 = T.decl_buffer((6,), data=best.data)
        place_1 = T.decl_buffer((6,), "int32", data=place.data)
        for i, k in T.grid(6, 9):
            if k == 0:
                place_1[i] = -1
                best_1[i] = T.float32(-340282346638528859811704183484516925440.0)
            new_place: T.let[T.int32] = T.Select(X_1[i * 9 + k] <= best_1[i], place_1[i], k)
            new_best: T.let[T.float32] = T.Select(X_1[i * 9 + k] <= best_1[i], best_1[i], X_1[i * 9 + k])
            place_1[i] = new_place
            best_1[i] = new_best
