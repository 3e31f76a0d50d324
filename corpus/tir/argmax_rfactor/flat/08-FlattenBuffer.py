# corpus/tir/argmax_rfactor: stage 08, after tirx.FlattenBuffer, printed by TVM 0.26.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: argmax_rfactor; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def argmax_rfactor(place: T.Buffer((4, 12), "int32"), X: T.Buffer((4, 12), "float32"), top: T.Buffer((4,), "int32"), best: T.Buffer((4,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        place_1 = place.view(48)
        X_1 = X.view(48)
        top_1 = T.decl_buffer((4,), "int32", data=top.data)
        best_1 = T.decl_buffer((4,), data=best.data)
        top_rf = T.alloc_buffer((12,), "int32", annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
        best_rf = T.alloc_buffer((12,), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
        for i, k_0, k_1 in T.grid(4, 3, 4):
            if k_1 == 0:
                top_rf[i * 3 + k_0] = -1
                best_rf[i * 3 + k_0] = T.float32(-340282346638528859811704183484516925440.0)
            v_top_rf: T.let[T.int32] = T.Select(X_1[i * 12 + k_0 * 4 + k_1] <= best_rf[i * 3 + k_0], top_rf[i * 3 + k_0], place_1[i * 12 + k_0 * 4 + k_1])
            v_best_rf: T.let[T.float32] = T.Select(X_1[i * 12 + k_0 * 4 + k_1] <= best_rf[i * 3 + k_0], best_rf[i * 3 + k_0], X_1[i * 12 + k_0 * 4 + k_1])
            top_rf[i * 3 + k_0] = v_top_rf
            best_rf[i * 3 + k_0] = v_best_rf
        for i, k_0 in T.grid(4, 3):
            if k_0 == 0:
                top_1[i] = -1
                best_1[i] = T.float32(-340282346638528859811704183484516925440.0)
            v_top: T.let[T.int32] = T.Select(best_rf[i * 3 + k_0] <= best_1[i], top_1[i], top_rf[i * 3 + k_0])
            v_best: T.let[T.float32] = T.Select(best_rf[i * 3 + k_0] <= best_1[i], best_1[i], best_rf[i * 3 + k_0])
            top_1[i] = v_top
            best_1[i] = v_best
