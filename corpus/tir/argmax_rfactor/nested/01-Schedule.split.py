# corpus/tir/argmax_rfactor: stage 01, after Schedule.split, printed by TVM 0.22.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: argmax_rfactor; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def argmax_rfactor(place: T.Buffer((4, 12), "int32"), X: T.Buffer((4, 12), "float32"), top: T.Buffer((4,), "int32"), best: T.Buffer((4,), "float32")):
        # with T.block("root"):
        for i, k_0, k_1 in T.grid(4, 3, 4):
            with T.block("argmax"):
                vi = T.axis.spatial(4, i)
                vk = T.axis.reduce(12, k_0 * 4 + k_1)
                T.reads(X[vi, vk], place[vi, vk])
                T.writes(top[vi], best[vi])
                with T.init():
                    top[vi] = -1
                    best[vi] = T.float32(-340282346638528859811704183484516925440.0)
                new_top: T.int32 = T.Select(best[vi] >= X[vi, vk], top[vi], place[vi, vk])
                new_best: T.float32 = T.Select(best[vi] >= X[vi, vk], best[vi], X[vi, vk])
                top[vi] = new_top
                best[vi] = new_best
