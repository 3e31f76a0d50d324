# corpus/tir/argmax_rfactor: stage 11, after tir.AnnotateEntryFunc, printed by TVM 0.22.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: argmax_rfactor; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def argmax_rfactor(place: T.Buffer((4, 12), "int32"), X: T.Buffer((4, 12), "float32"), top: T.Buffer((4,), "int32"), best: T.Buffer((4,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tir.is_entry_func": True})
        top_rf = T.allocate([12], "int32", "global")
        best_rf = T.allocate([12], "float32", "global")
        top_rf_1 = T.Buffer((12,), "int32", data=top_rf)
        best_rf_1 = T.Buffer((12,), data=best_rf)
        for i, k_0, k_1 in T.grid(4, 3, 4):
            cse_v2: T.int32 = i * 3 + k_0
            cse_v1: T.int32 = i * 12 + k_0 * 4 + k_1
            if k_1 == 0:
                top_rf_1[cse_v2] = -1
                best_rf_1[cse_v2] = T.float32(-340282346638528859811704183484516925440.0)
            X_1 = T.Buffer((48,), data=X.data)
            place_1 = T.Buffer((48,), "int32", data=place.data)
            v_top_rf: T.int32 = T.if_then_else(X_1[cse_v1] <= best_rf_1[cse_v2], top_rf_1[cse_v2], place_1[cse_v1])
            v_best_rf: T.float32 = T.if_then_else(X_1[cse_v1] <= best_rf_1[cse_v2], best_rf_1[cse_v2], X_1[cse_v1])
            top_rf_1[cse_v2] = v_top_rf
            best_rf_1[cse_v2] = v_best_rf
        for i, k_0 in T.grid(4, 3):
            cse_v3: T.int32 = i * 3 + k_0
            top_1 = T.Buffer((4,), "int32", data=top.data)
            best_1 = T.Buffer((4,), data=best.data)
            if k_0 == 0:
                top_1[i] = -1
                best_1[i] = T.float32(-340282346638528859811704183484516925440.0)
            v_top: T.int32 = T.if_then_else(best_rf_1[cse_v3] <= best_1[i], top_1[i], top_rf_1[cse_v3])
            v_best: T.float32 = T.if_then_else(best_rf_1[cse_v3] <= best_1[i], best_1[i], best_rf_1[cse_v3])
            top_1[i] = v_top
            best_1[i] = v_best
