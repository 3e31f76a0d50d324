# corpus/schedules/sum_all: stage 00, before any pass, printed by TVM 0.26.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sum_all(A: T.Buffer((8, 16), "float32"), B: T.Buffer((1,), "float32")):
        # with T.sblock("root"):
        for i, k in T.grid(8, 16):
            with T.sblock("B"):
                vi, vk = T.axis.remap("RR", [i, k])
                T.reads(A[vi, vk])
                T.writes(B[0])
                with T.init():
                    B[0] = T.float32(0.0)
                B[0] = B[0] + A[vi, vk]
