# corpus/schedules/sampled_cpu_softmax_13: stage 00, before any pass, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_softmax_13(A: T.Buffer((4, 64), "float32"), B: T.Buffer((4, 64), "float32")):
        # with T.block("root"):
        peak = T.alloc_buffer((4,))
        power = T.alloc_buffer((4, 64))
        total = T.alloc_buffer((4,))
        for i, k in T.grid(4, 64):
            with T.block("peak"):
                vi, vk = T.axis.remap("SR", [i, k])
                T.reads(A[vi, vk])
                T.writes(peak[vi])
                with T.init():
                    peak[vi] = T.float32(-340282346638528859811704183484516925440.0)
                peak[vi] = T.max(peak[vi], A[vi, vk])
        for i, k in T.grid(4, 64):
            with T.block("power"):
                vi, vk = T.axis.remap("SS", [i, k])
                T.reads(A[vi, vk], peak[vi])
                T.writes(power[vi, vk])
                power[vi, vk] = T.pow(T.float32(2.0), A[vi, vk] - peak[vi])
        for i, k in T.grid(4, 64):
            with T.block("total"):
                vi, vk = T.axis.remap("SR", [i, k])
                T.reads(power[vi, vk])
                T.writes(total[vi])
                with T.init():
                    total[vi] = T.float32(0.0)
                total[vi] = total[vi] + power[vi, vk]
        for i, j in T.grid(4, 64):
            with T.block("B"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(power[vi, vj], total[vi])
                T.writes(B[vi, vj])
                B[vi, vj] = power[vi, vj] / total[vi]
