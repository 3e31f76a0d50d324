# corpus/schedules/sampled_gpu_sum_29: stage 00, before any pass, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_sum_29(A: T.Buffer((4, 256), "float32"), B: T.Buffer((4,), "float32")):
        # with T.sblock("root"):
        for i, k in T.grid(4, 256):
            with T.sblock("B"):
                vi, vk = T.axis.remap("SR", [i, k])
                T.reads(A[vi, vk])
                T.writes(B[vi])
                with T.init():
                    B[vi] = T.float32(0.0)
                B[vi] = B[vi] + A[vi, vk]
