# corpus/tir/argmax_rfactor: stage 05, after tir.ConvertBlocksToOpaque, printed by TVM 0.22.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: argmax_rfactor; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def argmax_rfactor(place: T.Buffer((4, 12), "int32"), X: T.Buffer((4, 12), "float32"), top: T.Buffer((4,), "int32"), best: T.Buffer((4,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        top_rf = T.alloc_buffer((4, 3), "int32")
        best_rf = T.alloc_buffer((4, 3))
        for i, k_0, k_1 in T.grid(4, 3, 4):
            with T.block("argmax_rf"):
                T.reads(X[i, k_0 * 4 + k_1], place[i, k_0 * 4 + k_1])
                T.writes(top_rf[i, k_0], best_rf[i, k_0])
                if k_1 == 0:
                    top_rf[i, k_0] = -1
                    best_rf[i, k_0] = T.float32(-340282346638528859811704183484516925440.0)
                v_top_rf: T.int32 = T.Select(best_rf[i, k_0] >= X[i, k_0 * 4 + k_1], top_rf[i, k_0], place[i, k_0 * 4 + k_1])
                v_best_rf: T.float32 = T.Select(best_rf[i, k_0] >= X[i, k_0 * 4 + k_1], best_rf[i, k_0], X[i, k_0 * 4 + k_1])
                top_rf[i, k_0] = v_top_rf
                best_rf[i, k_0] = v_best_rf
        for i, k_0 in T.grid(4, 3):
            with T.block("argmax"):
                T.reads(top_rf[i, k_0], best_rf[i, k_0])
                T.writes(top[i], best[i])
                if k_0 == 0:
                    top[i] = -1
                    best[i] = T.float32(-340282346638528859811704183484516925440.0)
                v_top: T.int32 = T.Select(best[i] >= best_rf[i, k_0], top[i], top_rf[i, k_0])
                v_best: T.float32 = T.Select(best[i] >= best_rf[i, k_0], best[i], best_rf[i, k_0])
                top[i] = v_top
                best[i] = v_best
