# corpus/tir/argmax_rfactor: stage 11, after tirx.CommonSubexprElim, printed by TVM 0.26.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: argmax_rfactor; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def argmax_rfactor(place: T.Buffer((4, 12), "int32"), X: T.Buffer((4, 12), "float32"), top: T.Buffer((4,), "int32"), best: T.Buffer((4,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        top_rf = T.alloc_buffer((12,), "int32")
        best_rf = T.alloc_buffer((12,))
        place_1 = place.view(48)
        X_1 = X.view(48)
        top_1 = T.decl_buffer((4,), "int32", data=top.data)
        best_1 = T.decl_buffer((4,), data=best.data)
        for i, k_0, k_1 in T.grid(4, 3, 4):
            cse_v1: T.let[T.int32] = i * 3 + k_0
            if k_1 == 0:
                top_rf[cse_v1] = -1
                best_rf[cse_v1] = T.float32(-340282346638528859811704183484516925440.0)
            cse_v3: T.let[T.int32] = i * 12 + k_0 * 4 + k_1
            v_top_rf: T.let[T.int32] = T.if_then_else(X_1[cse_v3] <= best_rf[cse_v1], top_rf[cse_v1], place_1[cse_v3])
            v_best_rf: T.let[T.float32] = T.if_then_else(X_1[cse_v3] <= best_rf[cse_v1], best_rf[cse_v1], X_1[cse_v3])
            top_rf[cse_v1] = v_top_rf
            best_rf[cse_v1] = v_best_rf
        for i, k_0 in T.grid(4, 3):
            if k_0 == 0:
                top_1[i] = -1
                best_1[i] = T.float32(-340282346638528859811704183484516925440.0)
            cse_v2: T.let[T.int32] = i * 3 + k_0
            v_top: T.let[T.int32] = T.if_then_else(best_rf[cse_v2] <= best_1[i], top_1[i], top_rf[cse_v2])
            v_best: T.let[T.float32] = T.if_then_else(best_rf[cse_v2] <= best_1[i], best_1[i], best_rf[cse_v2])
            top_1[i] = v_top
            best_1[i] = v_best
