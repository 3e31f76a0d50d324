# corpus/schedules/argmax_threads: stage 00, before any pass, printed by TVM 0.22.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def argmax_threads(place: T.Buffer((3, 32), "int32"), X: T.Buffer((3, 32), "float32"), top: T.Buffer((3,), "int32"), best: T.Buffer((3,), "float32")):
        # with T.block("root"):
        for i, k in T.grid(3, 32):
            with T.block("B"):
                vi, vk = T.axis.remap("SR", [i, k])
                T.reads(X[vi, vk], place[vi, vk])
                T.writes(top[vi], best[vi])
                with T.init():
                    top[vi] = -1
                    best[vi] = T.float32(-340282346638528859811704183484516925440.0)
                new_top: T.int32 = T.Select(best[vi] >= X[vi, vk], top[vi], place[vi, vk])
                new_best: T.float32 = T.Select(best[vi] >= X[vi, vk], best[vi], X[vi, vk])
                top[vi] = new_top
                best[vi] = new_best
