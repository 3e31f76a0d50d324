# corpus/schedules/max_tail: stage 01, after Schedule.split, printed by TVM 0.26.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def max_tail(A: T.Buffer((3, 21), "float32"), B: T.Buffer((3,), "float32")):
        # with T.sblock("root"):
        for i, k_0, k_1 in T.grid(3, 3, 8):
            with T.sblock("B"):
                vi = T.axis.spatial(3, i)
                vk = T.axis.reduce(21, k_0 * 8 + k_1)
                T.where(k_0 * 8 + k_1 < 21)
                T.reads(A[vi, vk])
                T.writes(B[vi])
                with T.init():
                    B[vi] = T.float32(-340282346638528859811704183484516925440.0)
                B[vi] = T.max(B[vi], A[vi, vk])
