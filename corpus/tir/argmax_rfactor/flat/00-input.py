# corpus/tir/argmax_rfactor: stage 00, before any pass, printed by TVM 0.26.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: argmax_rfactor; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def argmax_rfactor(place: T.Buffer((4, 12), "int32"), X: T.Buffer((4, 12), "float32"), top: T.Buffer((4,), "int32"), best: T.Buffer((4,), "float32")):
        # with T.sblock("root"):
        for i, k in T.grid(4, 12):
            with T.sblock("argmax"):
                vi, vk = T.axis.remap("SR", [i, k])
                T.reads(X[vi, vk], place[vi, vk])
                T.writes(top[vi], best[vi])
                with T.init():
                    top[vi] = -1
                    best[vi] = T.float32(-340282346638528859811704183484516925440.0)
                new_top: T.let[T.int32] = T.Select(best[vi] >= X[vi, vk], top[vi], place[vi, vk])
                new_best: T.let[T.float32] = T.Select(best[vi] >= X[vi, vk], best[vi], X[vi, vk])
                top[vi] = new_top
                best[vi] = new_best
