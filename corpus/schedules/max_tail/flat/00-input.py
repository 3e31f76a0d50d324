# corpus/schedules/max_tail: stage 00, before any pass, printed by TVM 0.26.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def max_tail(A: T.Buffer((3, 21), "float32"), B: T.Buffer((3,), "float32")):
        # with T.sblock("root"):
        for i, k in T.grid(3, 21):
            with T.sblock("B"):
                vi, vk = T.axis.remap("SR", [i, k])
                T.reads(A[vi, vk])
                T.writes(B[vi])
                with T.init():
                    B[vi] = T.float32(-340282346638528859811704183484516925440.0)
                B[vi] = T.max(B[vi], A[vi, vk])
