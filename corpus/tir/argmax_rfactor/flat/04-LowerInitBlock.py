# corpus/tir/argmax_rfactor: stage 04, after s_tir.LowerInitBlock, printed by TVM 0.26.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: argmax_rfactor; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def argmax_rfactor(place: T.Buffer((4, 12), "int32"), X: T.Buffer((4, 12), "float32"), top: T.Buffer((4,), "int32"), best: T.Buffer((4,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        top_rf = T.sblock_alloc_buffer((4, 3), "int32")
        best_rf = T.sblock_alloc_buffer((4, 3))
        for i, k_0, k_1 in T.grid(4, 3, 4):
            with T.sblock("argmax_rf"):
                vk_0, vi, vk_1 = T.axis.remap("SSR", [k_0, i, k_1])
                T.reads(X[vi, vk_0 * 4 + vk_1], place[vi, vk_0 * 4 + vk_1])
                T.writes(top_rf[vi, vk_0], best_rf[vi, vk_0])
                if vk_1 == 0:
                    top_rf[vi, vk_0] = -1
                    best_rf[vi, vk_0] = T.float32(-340282346638528859811704183484516925440.0)
                v_top_rf: T.let[T.int32] = T.Select(best_rf[vi, vk_0] >= X[vi, vk_0 * 4 + vk_1], top_rf[vi, vk_0], place[vi, vk_0 * 4 + vk_1])
                v_best_rf: T.let[T.float32] = T.Select(best_rf[vi, vk_0] >= X[vi, vk_0 * 4 + vk_1], best_rf[vi, vk_0], X[vi, vk_0 * 4 + vk_1])
                top_rf[vi, vk_0] = v_top_rf
                best_rf[vi, vk_0] = v_best_rf
        for i, k_0 in T.grid(4, 3):
            with T.sblock("argmax"):
                vk_0, vi = T.axis.remap("RS", [k_0, i])
                T.reads(top_rf[vi, vk_0], best_rf[vi, vk_0])
                T.writes(top[vi], best[vi])
                if vk_0 == 0:
                    top[vi] = -1
                    best[vi] = T.float32(-340282346638528859811704183484516925440.0)
                v_top: T.let[T.int32] = T.Select(best[vi] >= best_rf[vi, vk_0], top[vi], top_rf[vi, vk_0])
                v_best: T.let[T.float32] = T.Select(best[vi] >= best_rf[vi, vk_0], best[vi], best_rf[vi, vk_0])
                top[vi] = v_top
                best[vi] = v_best
